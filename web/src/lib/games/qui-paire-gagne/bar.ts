// The action bar in words: what is expected of whom, then what follows.
import type { People } from '$lib/table/people';
import { t } from '$lib/texts';
import type { Seat } from '$lib/wire';
import { PAIRS, appleOf, type Pair, type Table } from './model';
import { awaited, namesOf, numeral } from './words';

export interface Situation {
  table: Table;
  people: People;
  /** The seats of this device, and the one whose pairs lie open. */
  held: readonly Seat[];
  me: Seat | null;
  pairs: readonly Pair[];
  chosen: number | null;
  ready: boolean;
  /** Seconds; null without a clock. */
  left: number | null;
  /** Nothing can be changed any more: time is up, or all were ready. */
  closing: 'time' | 'ready' | null;
  lost: boolean;
  apples: boolean;
  phone: boolean;
}

export type Words = [lead: string, rest: string];

const MANY = 3; // names; then a number says it

export function barWords(now: Situation): Words {
  const { table, lost, pairs, me } = now;
  if (lost)
    return [t(me === null ? 'pp-bar-lost.bare' : 'pp-bar-lost', { number: pairs.length }), ''];
  switch (table.phase) {
    case 'gather':
      return gathering(now);
    case 'look':
      return [
        t('pp-bar-look'),
        t(now.phone ? 'pp-bar-look.brief' : 'pp-bar-look.rest', { seconds: now.left ?? 0 }),
      ];
    case 'pairing':
      return pairing(now);
    case 'calls':
      return calling(now);
    case 'over':
      return [t('pr-again-title'), t('pr-again-text')];
  }
}

function gathering({ table, people, held }: Situation): Words {
  const mine = held.some((seat) => table.present.includes(seat) && !table.ready.includes(seat));
  if (!mine) return [waiting(table, people), t('pp-bar-gather.rest')];
  const lead = table.round ? 'pp-bar-gather.next' : 'pp-bar-gather';
  return [t(lead, { round: table.round + 1 }), t('pp-bar-gather.rest')];
}

function waiting(table: Table, people: People): string {
  const seats = awaited(table);
  if (seats.length === 0) return t('pp-all-ready');
  const how = seats.length > MANY ? 'pp-await.many' : 'pp-await';
  return t(how, {
    names: namesOf(seats, people),
    number: seats.length,
    word: numeral(seats.length),
  });
}

function pairing(now: Situation): Words {
  const { table, people, me, pairs, chosen, closing } = now;
  if (closing) return [t(`pp-closing.${closing}`), t('pp-closing.rest')];
  if (me === null) return [t('pp-bar-secret'), waiting(table, people)];
  if (!table.playing.includes(me)) return [t('pp-bar-late'), t('pp-bar-late.rest')];
  if (now.ready) return [t('pp-bar-ready'), t('pp-bar-ready.rest')];
  if (pairs.length === PAIRS) {
    const lead = t(now.apples ? 'pp-bar-five.apple' : 'pp-bar-five', {
      apple: appleOf(pairs) ?? 0,
    });
    return [lead, t(now.phone ? 'pp-bar-five.why' : 'pp-bar-five.rest')];
  }
  const rest = t(now.apples && !now.phone ? 'pp-pairs-left.apple' : 'pp-pairs-left', {
    number: PAIRS - pairs.length,
    word: numeral(PAIRS - pairs.length),
  });
  return [chosen === null ? t('pp-bar-two') : t('pp-bar-one', { number: chosen }), rest];
}

function calling({ table, people, left, held, phone }: Situation): Words {
  const call = table.calls.at(-1);
  if (!call) return ['', ''];
  const facts = { player: people.name(call.seat), seconds: left ?? 0 };
  const mine = held.includes(call.seat);
  const rest = left !== null ? (phone ? 'brief' : 'alone') : mine ? 'mine' : 'theirs';
  return [t(mine ? 'pp-bar-tell' : 'pp-bar-listen', facts), t(`pp-bar-next.${rest}`, facts)];
}
