// Tests choose either language at once: both are there.
import { LANGUAGES } from '$lib/language.svelte';
import { loadLanguage } from '$lib/texts';

await Promise.all(LANGUAGES.map(loadLanguage));
