// The language of the screen: remembered on this device, switched without reloading.
export type Language = 'fr' | 'en';
export const LANGUAGES: readonly Language[] = ['fr', 'en'];

const KEY = 'manege.language';

function first(): Language {
  const kept = localStorage.getItem(KEY);
  const wanted = [kept, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wanted.find((tag) => LANGUAGES.includes(tag as Language)) as Language) ?? 'fr';
}

class Chosen {
  current = $state<Language>(first());

  choose(language: Language): void {
    this.current = language;
    localStorage.setItem(KEY, language);
    document.documentElement.lang = language;
  }
}

export const language = new Chosen();
document.documentElement.lang = language.current;
