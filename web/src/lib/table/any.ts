// What lies on a table, in words: any game's zones as its catalogue names them.
import type { People } from '$lib/table/people';
import { has, listed, t } from '$lib/texts';
import type { GameInfo, View } from '$lib/wire';

export interface Place {
  name: string;
  lies: string;
}

/** Zones first, then whatever else is a plain number or word. */
export function placesOf(view: View, { things }: GameInfo, people: People): Place[] {
  const thing = (id: unknown): string => {
    const kind = things.find((each) => has(`${each}-${String(id)}`));
    return kind ? t(`${kind}-${String(id)}`) : String(id);
  };
  /** What is there for those who see it, how much for those who count it. */
  const lying = (shown: unknown): string => {
    if (shown === null) return t('any-hidden');
    if (typeof shown === 'number') return t('any-counted', { number: shown });
    return Array.isArray(shown) && shown.length ? counted(shown.map(thing)) : t('any-nothing');
  };
  const zones = Object.entries(view.zones).map(([zone, shown]) => ({
    name: has(`zone-${zone}`) ? t(`zone-${zone}`) : zone,
    lies:
      Array.isArray(shown) && shown.length === view.seats && !shown.every(isName)
        ? shown.map((each, seat) => `${people.name(seat)} : ${lying(each)}`).join(' · ')
        : lying(shown),
  }));
  const fields = Object.entries(view.fields)
    .filter(([, value]) => typeof value === 'number' || typeof value === 'string')
    .map(([field, value]) => ({ name: field, lies: String(value) }));
  return [...zones, ...fields];
}

const isName = (each: unknown): boolean => typeof each === 'string';

/** « 2 × pierre, papier »: like things together. */
function counted(names: string[]): string {
  const numbers = new Map<string, number>();
  for (const name of names) numbers.set(name, (numbers.get(name) ?? 0) + 1);
  return listed([...numbers].map(([name, number]) => (number > 1 ? `${number} × ${name}` : name)));
}
