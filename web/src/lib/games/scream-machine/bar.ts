// The sentence of the action bar: what is expected of whom, and what Confirm would do.
import { yes, type People } from '$lib/table/people';
import { listed, t } from '$lib/texts';
import type { Seat } from '$lib/wire';
import { ACTIONS, costOf, costOfAll, type Card } from './cards';
import { ending, openingSentence, winning } from './announce';
import type { Picked } from './choice.svelte';
import { visitorsOf, type Table } from './model';
import { comparison, titleOf } from './words';

export interface Said {
  text: string;
  /** The words to set in bold. */
  bold: string[];
}

interface Situation {
  table: Table;
  people: People;
  held: readonly Seat[];
  /** Whose things lie open here, and the seat this device may decide for now. */
  me: Seat | null;
  actor: Seat | null;
  picked: Picked | null;
  /** The cards laid on the site of the opening. */
  site: readonly Card[];
  /** Confirm would send something. */
  ready: boolean;
  /** The visitor somebody asks about. */
  looked: string | null;
  /** Little room: what the buttons say is not said twice. */
  brief?: boolean;
}

const said = (text: string, ...bold: string[]): Said => ({ text, bold });

export function barSentence(now: Situation): Said {
  const { table, people, actor, picked, looked, brief = false } = now;
  const visitor = visitorsOf(table).find(({ id }) => id === looked);
  if (visitor) return said(comparison(visitor, table, people));
  if (table.phase === 'over') return said(brief ? winning(table, people) : ending(table, people));
  if (table.phase === 'opening') return openingSaid(now);
  const player = people.name(table.turn ?? 0);
  if (actor === null)
    return said(t('sm-bar-plays.left', { player, actions: table.actions }), player);
  if (picked) return pickedSaid(picked, table, brief);
  return said(
    t(brief ? 'sm-bar-turn.short' : 'sm-bar-turn', {
      player,
      you: yes(actor === people.you),
      actions: table.actions,
    }),
    player,
  );
}

function openingSaid({ table, people, held, me, actor, site, ready }: Situation): Said {
  if (actor === null || me !== actor || site.length === 0)
    return said(openingSentence(table, people, held));
  const cost = costOfAll(site);
  const titles = site.map(titleOf);
  const facts = { player: people.name(actor), titles: listed(titles), cost };
  if (!ready) return said(t('sm-bar-site.more', facts), ...titles);
  return said(t(cost === ACTIONS ? 'sm-bar-site' : 'sm-bar-site.publicity', facts), ...titles);
}

function pickedSaid(picked: Picked, table: Table, brief: boolean): Said {
  if (picked.what === 'end') return said(t('sm-bar-end', { actions: table.actions }));
  if (picked.what === 'poster') {
    const title = titleOf(picked.card);
    if (brief) return said(title, title);
    return said(t('sm-bar-build', { title, cost: costOf(picked.card) }), title);
  }
  const { option, cards } = picked;
  const titles = cards.map(titleOf);
  const facts = { titles: listed(titles), number: cards.length };
  return said(t(`sm-bar-${option}`, facts), ...titles);
}
