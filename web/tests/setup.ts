// Tests choose either language at once: both are there. Each file begins in English.
import { language, LANGUAGES } from '$lib/language.svelte';
import { loadLanguage } from '$lib/texts';

await Promise.all(LANGUAGES.map(loadLanguage));
language.choose('en');
