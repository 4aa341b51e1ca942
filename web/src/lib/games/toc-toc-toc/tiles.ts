// What the rival may choose, with what it changes for both, in words.
import { t } from '$lib/texts';
import { GUEST_ROLES, cardOf, count, creatureOf, guestsOf, worth, type Card } from './cards';
import { afterChoice, frightened, revealerOf, type Move, type Table } from './model';
import { yes, type People } from '$lib/table/people';
import { capital, signed } from '$lib/table/wording';
import { counted, typeWords } from './words';

export interface Tile {
  /** As the notation says it: `take brute-ghost`, `send monsters`. */
  id: string;
  /** Absent for whoever only watches the choice. */
  code: number | null;
  card: Card;
  title: string;
  note: string;
  points: string;
  button: string;
}

export function tilesOf(table: Table, moves: readonly Move[], people: People): Tile[] {
  const { revealed } = table;
  const rival = table.decider;
  if (revealed === null || rival === null) return [];
  const host = revealerOf(table);
  const party = table.parties[host] ?? [];
  const names = {
    you: yes(rival === people.you),
    rival: people.name(rival),
    host: people.name(host),
    host_you: yes(host === people.you),
  };

  const points = (move: Move): string => {
    const mine = table.parties[rival] ?? [];
    const after = afterChoice(move, revealed, party, mine);
    const gain = worth(after.rival) - worth(mine);
    const loss = worth(after.party) - worth(party);
    return t('tt-tile-points', { ...names, gain: signed(gain), loss: signed(loss), gained: gain });
  };
  const codeOf = (move: Move) => moves.find((other) => same(other, move))?.code ?? null;

  const creature = creatureOf(revealed);
  if (creature)
    return GUEST_ROLES.map((role) => ({ role, card: cardOf(creature, role) }))
      .filter(({ card }) => party.includes(card))
      .map(({ role, card }): Tile => {
        const move: Move = { kind: 'take', code: 0, card };
        const number = count(party, card);
        return {
          id: `take ${card}`,
          code: codeOf(move),
          card,
          title: t(`card-${card}`),
          note: t(`tt-tile-${role}`, { ...names, number, ...typeWords(creature) }),
          points: points(move),
          button: t(`tt-invite-${role}`, typeWords(creature)),
        };
      });
  return frightened(party).map((fleeing): Tile => {
    const move: Move = { kind: 'send', code: 0, creature: fleeing };
    const number = guestsOf(party, fleeing).length;
    return {
      id: `send ${fleeing}s`,
      code: codeOf(move),
      card: fleeing,
      title: capital(counted(number, fleeing)),
      note: t(`tt-tile-${revealed}`, { ...names, number }),
      points: points(move),
      button: t(`tt-send-${revealed}`, typeWords(fleeing)),
    };
  });
}

function same(one: Move, other: Move): boolean {
  if (one.kind === 'take') return other.kind === 'take' && one.card === other.card;
  if (one.kind === 'send') return other.kind === 'send' && one.creature === other.creature;
  return one.kind === other.kind;
}
