// What a listener hears after each action: what happened, then what is asked of whom.
import { listed, t } from '$lib/texts';
import type { GameEvent, Seat } from '$lib/wire';
import type { Evening } from './evening.svelte';
import { saidSentence } from './log';
import { scoreSheet, type Table } from './model';
import type { People } from '$lib/table/people';
import { tilesOf } from './tiles';
import { cardWords, sentence, turnSentence } from './words';

export interface Announcement {
  text: string;
  assertive: boolean;
}

/** The evening as it is now, what has just happened, and the seats this device may decide for. */
interface Situation extends Pick<Evening, 'table' | 'people' | 'me' | 'line'> {
  events: readonly GameEvent[];
  held: readonly Seat[];
  actions: readonly string[];
}

const polite = (text: string): Announcement => ({ text, assertive: false });

export function announcements(now: Situation): Announcement[] {
  return [...happened(now), ...asked(now)].filter(({ text }) => text);
}

function happened({ events, people, line, table }: Situation): Announcement[] {
  const heard = events.filter(({ event }) => !['uncovered', 'dealt', 'worth'].includes(event));
  const knock = heard.find(({ event }) => event === 'knocked');
  const words = heard.map((event) => sentence(event, people));
  if (knock && line) words.push(saidSentence({ seat: table.turn, line }, people));
  return words.length ? [polite(words.join(' '))] : [];
}

function asked({ table, people, held, me, line, actions }: Situation): Announcement[] {
  const seat = table.decider;
  if (seat === null) return [polite(ending(table, people))];
  if (!held.includes(seat))
    return [polite(t(`decision-${table.decision}.other`, { player: people.name(seat) }))];
  switch (table.decision) {
    case 'offer':
      return me === seat ? [polite(offered(table, seat, people))] : [];
    case 'answer':
      return [{ text: knocking(table, people, line), assertive: true }];
    default:
      return [{ text: choosing(table, people, actions), assertive: true }];
  }
}

/** A shared device names no card aloud: what was said stays on the page. */
function offered(table: Table, seat: Seat, people: People): string {
  if (seat === people.you) return turnSentence(table, seat, people);
  return `${t('tt-bar-turn', { player: people.name(seat) })} ${t('decision-offer')}`;
}

function knocking(table: Table, people: People, line: string | null): string {
  const offerer = people.name(table.turn);
  if (line?.startsWith('face-')) return t('a11y-knock.face', { offerer, face: t(line) });
  return line ? t('a11y-knock.line', { offerer, line: t(line) }) : t('a11y-knock', { offerer });
}

function choosing(table: Table, people: People, actions: readonly string[]): string {
  const { revealed, keeper } = table;
  if (!revealed || keeper === null) return '';
  const choices = listed(
    tilesOf(table, actions, people).map(({ title }) => title),
    'list-or',
  );
  const key = table.decider === table.turn ? 'a11y-reveal.choose' : 'a11y-refusal.choose';
  return t(key, {
    ...cardWords(revealed),
    player: people.name(keeper),
    offerer: people.name(table.turn),
    choices,
  });
}

export function ending(table: Table, people: People): string {
  const sheet = scoreSheet(table);
  const sourcesOf = (seat: Seat) =>
    listed(
      Object.entries(table.sources[seat] ?? {})
        .filter(([, number]) => number > 0)
        .map(([source, number]) => t(`a11y-source-${source}`, { number })),
    );
  const winners = sheet.filter(({ rank }) => rank === 1);
  const players = listed(winners.map(({ seat }) => people.name(seat)));
  const points = winners[0]?.total ?? 0;
  const first =
    winners.length > 1
      ? t('a11y-end.shared', { players, points })
      : t('a11y-end', { players, points, sources: sourcesOf(winners[0]?.seat ?? 0) });
  const others = sheet.filter(({ rank }) => rank > 1);
  return [
    first,
    ...others.map(({ seat, total }) =>
      t('a11y-standing', { player: people.name(seat), points: total, sources: sourcesOf(seat) }),
    ),
  ].join(' ');
}
