// The sentences of Wishland: what a card costs and gives, what a row takes, what would change.
import { yes } from '$lib/table/people';
import { listed, t } from '$lib/texts';
import type { Seat } from '$lib/wire';
import type { Around } from './around.svelte';
import { faceOf } from './face';
import { familyOf, type Goal, type Lack, type Outlook, type Player } from './model';
import type { SignName } from './Sign.svelte';
import type { Card, Row } from './told';

export const nameOf = (card: Card): string => t(`card-${card}`);

/** « Léa », or « moi » for whoever looks. */
export function called(here: Around, seat: Seat): string {
  return seat === here.people.you ? t('wl-me') : here.people.name(seat);
}

/** What is missing, the limit first: « il manque 1 crédit ». */
export function lackSentence({ limit, workers, credits }: Lack): string {
  return listed(
    [
      limit === undefined ? '' : t('wl-lack-limit', { limit }),
      workers === undefined ? '' : t('wl-lack-workers', { number: workers }),
      credits === undefined ? '' : t('wl-lack-credits', { number: credits }),
    ].filter(Boolean),
  );
}

/** « La Grande Roue. Attraction, roue. … Coûte 2 ouvriers et 6 crédits. Impossible : … » */
export function cardLabel(here: Around, card: Card): string {
  const { prices, lacks } = here.mine;
  const lack = here.table.phase === 'over' ? undefined : lacks[card];
  return [
    t('wl-card', {
      name: nameOf(card),
      text: faceOf(here.printed, card),
      workers: here.table.alone ? 0 : here.table.needed[familyOf(card)],
      credits: prices[card] ?? here.printedOn(card).cost,
    }),
    lack ? t('wl-card-lack', { lack: lackSentence(lack) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** « Mascottes : Noé 1, Inès 2. Coûte 3 ouvriers, Léa en a 4. » */
export function rowLabel(here: Around, row: Row): string {
  const groups = here.table.groups[row].map(({ seat, workers }) =>
    t('wl-group', { player: here.people.name(seat), workers }),
  );
  return t('wl-row', {
    row: t(row === 'advert' ? 'wl-advert' : `colour-${row}`),
    groups: listed(groups),
    number: groups.length,
    needed: here.table.needed[row],
    player: here.people.name(here.seat),
    workers: here.mine.workers,
  });
}

export interface Change {
  what:
    'workers' | 'credits' | 'points' | 'happiness' | 'visitors' | 'tickets' | 'limit' | 'income';
  from: number;
  to: number;
}

/** The sign it is told by. */
export function signOf(what: Change['what']): SignName {
  if (what === 'limit') return 'tickets';
  return what === 'income' ? 'credits' : what;
}

const COUNTED = ['workers', 'credits', 'points', 'happiness', 'visitors', 'tickets'] as const;

/** What would be different for this player, costs first. */
export function changesOf(before: Player, after: Player): Change[] {
  return [...COUNTED, 'limit' as const, 'income' as const]
    .map((what) => ({ what, from: before[what], to: after[what] }))
    .filter(({ from, to }) => from !== to);
}

/** On choosing, for those who listen: cost, what is left, what is gained. */
export function outlookSentence(here: Around, { before, after }: Outlook): string {
  const [was, will] = [before.players[here.seat], after.players[here.seat]];
  if (!was || !will) return '';
  const lead = here.card ? nameOf(here.card) : '';
  const changes = changesOf(was, will).map(({ what, from, to }) =>
    t(`wl-change-${what}`, { from, to, more: yes(to > from) }),
  );
  return [lead && t('wl-chosen', { name: lead }), ...changes].filter(Boolean).join(' ');
}

export function goalName({ id }: Goal): string {
  return t(`achievement-${id}`);
}
