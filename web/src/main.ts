import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from '$lib/language.svelte';
import { prepare } from '$lib/live';
import { loadLanguage } from '$lib/texts';

const forced = matchMedia('(forced-colors: active)');
const drawLines = () => void (forced.matches && import('./styles/forced.css'));
drawLines();
forced.addEventListener('change', drawLines);

prepare();
const target = document.getElementById('app');
if (target) void loadLanguage(language.current).then(() => mount(App, { target }));
