// The sentence of the action bar: what happens, what is expected of whom, what Confirm would do.
import { winning } from '$lib/table/outcome';
import { yes } from '$lib/table/people';
import type { Said } from '$lib/table/wording';
import { listed, t } from '$lib/texts';
import { ending, openingSentence } from './announce';
import type { Around } from './around.svelte';
import { ACTIONS, costOf, costOfAll } from './cards';
import type { Picked } from './choice.svelte';
import { visitorsOf } from './model';
import { stepSentence } from './walk';
import { comparison, sentence, titleOf, titlesOf } from './words';

const said = (text: string, ...bold: string[]): Said => ({ text, bold });

export function barSentence(here: Around): Said {
  const { table, people, looks, choice, count, walk, scene, small } = here;
  if (count !== null) return said(count === 'curtains' ? t('sm-curtains') : '');
  if (walk?.now) return said(stepSentence(walk.now, people));
  if (walk) return said(t('sm-round-done', { round: walk.round }));
  if (scene && 'told' in scene) return said(sentence(scene.told, people), people.name(scene.seat));
  const visitor = visitorsOf(table).find(({ id }) => id === choice.looked);
  if (visitor) return said(comparison(visitor, table, people));
  if (table.phase === 'over')
    return said(small ? winning(table.outcome, people) : ending(table, people));
  if (table.phase === 'opening') return openingSaid(here);
  const player = people.name(table.turn ?? 0);
  const facts = { player, actions: table.actions, you: yes(looks.actor === people.you) };
  if (!here.live && table.turn === people.you)
    return said(t('sm-actions-left', { actions: table.actions }));
  if (!here.live) return said(t('sm-bar-plays.left', facts), player);
  if (choice.picked) return pickedSaid(choice.picked, here);
  return said(t(small ? 'sm-bar-turn.short' : 'sm-bar-turn', facts), player);
}

function openingSaid({ table, people, looks, live, laid, wish }: Around): Said {
  if (!live || laid.length === 0) return said(openingSentence(table, people, looks.held));
  const cost = costOfAll(laid);
  const titles = titlesOf(laid);
  const facts = { player: people.name(looks.actor ?? 0), titles: listed(titles), cost };
  if (!wish) return said(t('sm-bar-site.more', facts), ...titles);
  return said(t(cost === ACTIONS ? 'sm-bar-site' : 'sm-bar-site.publicity', facts), ...titles);
}

/** Where there is little room, what the button says is not said twice. */
function pickedSaid(picked: Picked, { table, small }: Around): Said {
  if (picked.what === 'end') return said(t('sm-bar-end', { actions: table.actions }));
  if (picked.what === 'poster') {
    const title = titleOf(picked.card);
    if (small) return said(title, title);
    return said(t('sm-bar-build', { title, cost: costOf(picked.card) }), title);
  }
  const { option, cards } = picked;
  const titles = titlesOf(cards);
  return said(t(`sm-bar-${option}`, { titles: listed(titles), number: cards.length }), ...titles);
}
