// What every piece of the table knows: who looks at what, what is picked, what it would change.
import { createContext, untrack } from 'svelte';
import { say } from '$lib/live';
import type { Room } from '$lib/room.svelte';
import { size } from '$lib/sizes';
import { Looking } from '$lib/table/looking.svelte';
import type { GameEvent, Seat } from '$lib/wire';
import { announcements } from './announce';
import { ACTIONS, costOf, costOfAll, hung, inOrder, type Card, type Option } from './cards';
import { Choice, openingOf, wishOf } from './choice.svelte';
import {
  askedFor,
  builds,
  movesOf,
  openingHand,
  opens,
  outlookOf,
  tableOf,
  uses,
  type Move,
  type Outlook,
  type Table,
  type Visitor,
} from './model';
import { scenesOf, type Scene } from './queue';
import { chooseSound, optionSound, soundOf, soundOfTheEnd } from './sounds';
import type { Walk } from './walk';
import { comparison, outlookSentence } from './words';

export class Around {
  readonly room: Room;
  readonly looks: Looking<Table, Scene>;
  readonly choice = new Choice();
  /** What the move chosen would change; nothing until the server has told it. */
  outlook = $state.raw<Outlook | null>(null);

  /** On the shared screen: posters are seen from afar. */
  grand = false;

  readonly #actions: string[];
  readonly #phone = size('phone');
  readonly #low = size('low');
  #chooser: Seat | null = null;
  #hung: (Card | null)[] = [];

  // Who looks at what

  /** Little room: posters without titles, neighbours instead of the ring. */
  readonly small = $derived(this.#phone.current || this.#low.current);
  readonly table = $derived.by((): Table => this.walk?.table ?? (this.looks.table as Table));
  readonly me = $derived.by(() => this.looks.me);
  readonly people = $derived.by(() => this.looks.people);
  readonly live = $derived.by(() => this.looks.live);
  readonly scene = $derived.by(() => this.looks.stage.scene);
  /** How far the visitors have come, while a round ends. */
  readonly walk = $derived.by((): Walk | null =>
    this.scene && 'walk' in this.scene ? this.scene.walk : null,
  );
  /** What is seen over the closed parks, then of the open ones. */
  readonly count = $derived.by((): 3 | 2 | 1 | 'curtains' | null => {
    if (this.scene?.kind === 'count') return this.scene.number;
    return this.scene?.kind === 'curtains' ? 'curtains' : null;
  });
  readonly phase = $derived.by(() => {
    if (this.walk) return 'round-end';
    if (this.count !== null || this.table.phase === 'opening') return 'opening';
    if (this.table.phase === 'over') return 'end';
    return this.live ? 'turn' : 'waiting';
  });

  // What may be picked, and what is

  readonly moves = $derived.by((): Move[] =>
    this.live ? movesOf(this.looks.options, this.#actions) : [],
  );
  /** My hand; while parks are opened with what lies on the site. */
  readonly own = $derived.by(() =>
    this.me === null || !this.looks.table
      ? { cards: [], placed: [] }
      : openingHand(this.table, this.me, this.choice.site),
  );
  readonly site = $derived.by(() =>
    this.own.placed.map((slot) => ({ card: this.own.cards[slot] as Card, slot })),
  );
  readonly laid = $derived(this.site.map(({ card }) => card));
  /** Where each poster of the row hangs. */
  readonly places = $derived.by(() => (this.#hung = hung(this.#hung, this.table.row)));
  readonly option = $derived(
    this.choice.picked?.what === 'option' ? this.choice.picked.option : null,
  );
  /** The move that Confirm would send. */
  readonly wish = $derived(
    openingOf(this.laid, this.moves) ?? wishOf(this.choice.picked, this.moves),
  );
  /** An opening that can be kept and leaves an action for publicity. */
  readonly advertised = $derived.by(() => {
    const kept = this.me !== null && !this.table.deciding.includes(this.me);
    return (kept || this.wish !== null) && costOfAll(this.laid) < ACTIONS;
  });
  /** Why what I have done in this turn cannot be taken back; nothing where it can. */
  readonly withheld = $derived.by(() => {
    if (!this.live || this.table.phase !== 'turn' || this.table.actions === ACTIONS) return '';
    return this.room.undos[this.me ?? -1] ?? '';
  });

  constructor(room: Room, actions: string[]) {
    this.room = room;
    this.#actions = actions;
    this.looks = new Looking<Table, Scene>(room, {
      read: tableOf,
      scenes: (told, before, after) => {
        if (this.looks.held.includes(told[0]?.['seat'] as Seat)) this.choice.takeBack();
        return scenesOf(told, before, after);
      },
      begin: soundOf,
      news: (told) => this.#news(told),
      ended: soundOfTheEnd,
      follow: (code) => this.#follow(code),
    });
    $effect(() => {
      const { wish } = this;
      this.outlook = null;
      if (!wish || wish.kind === 'open') return;
      return untrack(() => this.#foresee(wish));
    });
  }

  #foresee(wish: Move): (() => void) | undefined {
    const { table, me, people } = this;
    if (me === null) return;
    return this.looks.foresee(me, [wish.code], (seen) => {
      this.outlook = seen && outlookOf(table, me, wish, seen);
      if (this.outlook) say(outlookSentence(this.outlook, people), 'polite');
    });
  }

  #news(told: readonly GameEvent[]): void {
    const { actor } = this.looks;
    if (!this.looks.table) return;
    if (this.table.phase !== 'opening' || actor !== this.#chooser) this.choice.takeBack();
    this.#chooser = actor; // whoever still chooses an opening keeps what is laid out
    for (const text of announcements(this, told)) say(text, 'polite');
  }

  #follow(code: number): void {
    const move = this.moves.find((one) => one.code === code);
    const park = this.table.parks[this.me ?? 0] ?? [];
    if (move) this.choice.follow(move, { hand: this.own.cards, row: this.places, park });
  }

  // Picking: what is not offered is asked about

  /** May this poster be picked now? */
  fits(card: Card, from: 'hand' | 'row'): boolean {
    if (this.table.phase === 'opening') return opens([...this.laid, card], this.moves);
    return builds(card, from, this.moves);
  }

  offers(option: Option): boolean {
    return this.moves.some((move) => uses(option, move));
  }

  /** For the option chosen, for the site of the opening, or to be built. */
  pick(from: 'hand' | 'row' | 'park', slot: number, card: Card): void {
    if (this.#shut()) return;
    const { choice } = this;
    const opening = this.table.phase === 'opening';
    const added = from === 'park' || (from === 'row' && this.option === 'novelties');
    if (added) choice.add(slot, card, from === 'park' ? 1 : 2);
    else if (opening && (choice.site.includes(slot) || this.fits(card, from))) choice.lay(slot);
    else if (opening) return this.#ask(openingWith([...this.laid, card]));
    else if (this.fits(card, from)) choice.poster(from, slot, card);
    else return this.#ask([`build ${card}${from === 'row' ? ' from row' : ''}`]);
    chooseSound(added ? 0 : costOf(card));
  }

  use = (option: Option): void => {
    if (this.#shut()) return;
    if (!this.offers(option)) return this.looks.ask(askedFor(option, this.#actions));
    this.choice.option(option);
    optionSound();
  };

  end = (): void => {
    if (!this.#shut()) this.choice.end();
  };

  look = (visitor: Visitor): void => {
    this.choice.looked = this.choice.looked === visitor.id ? null : visitor.id;
    if (this.choice.looked) say(comparison(visitor, this.table, this.people), 'polite');
  };

  confirm = (): void => {
    const { wish } = this;
    if (this.looks.busy) return;
    if (wish) void this.looks.play(wish.code, { stay: wish.kind !== 'open' });
    else this.#ask(openingWith(this.laid));
  };

  /** Something is being shown: nothing can be picked. */
  #shut(): boolean {
    if (!this.looks.showing) this.room.refusal = null;
    return this.looks.showing;
  }

  /** The first of these that has a code. */
  #ask(notations: string[]): void {
    const known = notations.find((notation) => this.#actions.includes(notation));
    this.looks.ask(this.#actions.indexOf(known ?? ''));
  }
}

/** As openings are written: by their cards, or by what they cost. */
function openingWith(cards: readonly Card[]): string[] {
  return [`open ${inOrder(cards).join(' + ')}`, `open for ${costOfAll(cards)}`];
}

export const [around, setAround] = createContext<Around>();
