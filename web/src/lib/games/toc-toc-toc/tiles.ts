// What the rival may choose, with what it changes for both, in words.
import { yes, type People } from '$lib/table/people';
import { capital, signed } from '$lib/table/wording';
import { t } from '$lib/texts';
import type { Seat } from '$lib/wire';
import { count, creatureOf, guestsOf, roleOf, type Card, type Creature } from './cards';
import type { Table } from './model';
import { counted, typeWords } from './words';

export interface Tile {
  code: number;
  card: Card;
  title: string;
  note: string;
  /** Empty until it is foreseen, and for whoever only watches the choice. */
  points: string;
  button: string;
}

export function tilesOf(
  table: Table,
  actions: readonly string[],
  people: People,
  foreseen: Record<number, Table> = {},
): Tile[] {
  const { revealed, revealer: host, decider: rival } = table;
  if (revealed === null || host === null || rival === null) return [];
  const party = table.parties[host] ?? [];
  const names = {
    you: yes(rival === people.you),
    rival: people.name(rival),
    host: people.name(host),
    host_you: yes(host === people.you),
  };
  const points = (code: number): string => {
    const change = (seat: Seat) => (foreseen[code]?.points[seat] ?? 0) - (table.points[seat] ?? 0);
    const gained = change(rival);
    if (!foreseen[code]) return '';
    const [gain, loss] = [signed(gained), signed(change(host))];
    return t('tt-tile-points', { ...names, gain, loss, gained });
  };
  return table.choices.map((code): Tile => {
    const [verb, what = ''] = (actions[code] ?? '').split(' ');
    if (verb === 'take') {
      const card = what as Card;
      const words = typeWords(creatureOf(card) as Creature);
      return {
        code,
        card,
        title: t(`card-${card}`),
        note: t(`tt-tile-${roleOf(card)}`, { ...names, number: count(party, card), ...words }),
        points: points(code),
        button: t(`tt-invite-${roleOf(card)}`, words),
      };
    }
    const creature = what.slice(0, -1) as Creature;
    const number = guestsOf(party, creature).length;
    return {
      code,
      card: creature,
      title: capital(counted(number, creature)),
      note: t(`tt-tile-${revealed}`, { ...names, number }),
      points: points(code),
      button: t(`tt-send-${revealed}`, typeWords(creature)),
    };
  });
}
