// A game whose table is not drawn: its actions, its story and its places in words.
import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '$lib/language.svelte';
import { placesOf } from '$lib/table/any';
import type { People } from '$lib/table/people';
import { wordingOfAny } from '$lib/table/wording';
import { loadTexts } from '$lib/texts';
import type { GameInfo, View } from '$lib/wire';

const info = {
  key: 'toc_toc_toc',
  things: ['card', 'type'],
  seat_facts: ['seat', 'door', 'offerer'],
} as unknown as GameInfo;
const people: People = { name: (seat) => ['Anne', 'Basile'][seat] ?? '', mark: () => null, you: 0 };

beforeAll(async () => {
  await loadTexts('toc_toc_toc');
  language.choose('en');
});

describe('a game nobody has drawn', () => {
  const words = wordingOfAny(info);

  it('words an action by its notation', () => {
    expect(words.action('knock ghost > 1', people)).toMatch(/Basile.*ghost/);
    expect(words.action('open', people)).not.toContain('action-');
  });

  it('tells an action it has no words for as it is written', () => {
    expect(words.action('juggle ghost', people)).toBe('juggle ghost');
  });

  it('tells what happened, with the fuller sentence for those who know more', () => {
    const knocked = { event: 'knocked', seat: 0, door: 1 };
    const known = words.sentence({ ...knocked, card: 'taxi' } as never, people);
    const unknown = words.sentence(knocked as never, people);
    expect(known).not.toBe(unknown);
    expect(unknown).toContain('Basile');
  });

  it('tells an event it has no words for by its facts', () => {
    expect(words.sentence({ event: 'juggled', seat: 1 } as never, people)).toBe('juggled Basile');
  });

  it('says what lies where: things to those who see them, else how many', () => {
    const view = {
      seats: 2,
      zones: { hand: [['ghost', 'ghost', 'taxi'], 5], pile: 12, box: [], door: null },
      fields: { turn: 1, points: [{}, {}] },
    } as unknown as View;
    const lies = Object.fromEntries(
      placesOf(view, info, people).map(({ name, lies }) => [name, lies]),
    );
    expect(Object.values(lies).join('|')).toMatch(/2 × .*ghost/i);
    expect(Object.values(lies).join('|')).toContain('Basile : 5');
    expect(lies['turn']).toBe('1');
    expect(lies['points']).toBeUndefined();
  });
});
