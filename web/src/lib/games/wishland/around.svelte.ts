// What every piece of the table knows: who looks at what, what is picked, what it would change.
import { createContext, untrack } from 'svelte';
import type { TableFacts } from '$lib/games';
import { say } from '$lib/live';
import type { Room } from '$lib/room.svelte';
import { size } from '$lib/sizes';
import { Looking } from '$lib/table/looking.svelte';
import { wordingOfAny } from '$lib/table/wording';
import type { GameEvent, Seat } from '$lib/wire';
import { announcements } from './announce';
import {
  STEPS,
  cardOf,
  moveOf,
  outlookOf,
  stallsOf,
  tableOf,
  waysTo,
  type Family,
  type Move,
  type Outlook,
  type Player,
  type Table,
} from './model';
import type { Printed, PrintedCard } from './printed';
import { scenesOf, type Scene } from './queue';
import { chooseSound, soundOf } from './sounds';
import type { Card, Step } from './told';
import { outlookSentence } from './words';

export class Around {
  readonly room: Room;
  readonly looks: Looking<Table, Scene>;
  /** What is printed on cards and board. */
  readonly printed: Printed;
  readonly words: ReturnType<typeof wordingOfAny>;

  /** The move about to be confirmed, and the step that shall follow it at once. */
  picked = $state.raw<Move | null>(null);
  step = $state<Step | null>(null);
  /** The card whose page is shown, whether or not it can be had. */
  looked = $state<Card | null>(null);
  /** Its large page lies over the market. */
  opened = $state(false);
  /** The score table lies open. */
  scoring = $state(false);
  /** The achievements lie open, where they are only a strip. */
  goals = $state(false);
  /** Whose park lies open, card by card. */
  visited = $state<Seat | null>(null);
  /** The row that is open where there is room for one. */
  row = $state<Family>('attraction');
  /** What the move picked would change; nothing until the server has told it, if it can. */
  outlook = $state.raw<Outlook | null>(null);
  answered = $state(false);
  /** A move is on its way: nothing else is asked until it is there. */
  sent = $state(false);
  /** Likewise without the step that shall follow it. */
  lead = $state.raw<Outlook | null>(null);
  /** What calling workers back would change, at every turn of mine. */
  recall = $state.raw<Outlook | null>(null);

  readonly #actions: string[];
  readonly #stacked = size('stacked');
  readonly #low = size('low');
  readonly #narrow = size('narrow');
  /** Codes still to be sent, one after the other. */
  #next: number[] = [];

  // Who looks at what

  /** Little room: rows are strips, pages lie over the table. */
  readonly small = $derived(this.#stacked.current || this.#low.current);
  /** No panel beside the table. */
  readonly narrow = $derived(this.small || this.#narrow.current);
  readonly low = $derived(this.#low.current);
  readonly table = $derived.by((): Table => this.looks.table as Table);
  /** Who may act here; where several share a device and nothing is secret, whose turn it is. */
  readonly me = $derived.by((): Seat | null => {
    const { me, curtain, actor } = this.looks;
    return me ?? (curtain ? null : actor);
  });
  /** Whose park lies on the cream page: mine, else that of whoever acts. */
  readonly seat = $derived.by((): Seat => {
    const { held, actor } = this.looks;
    return this.me ?? actor ?? held[0] ?? this.table.player ?? this.table.first;
  });
  readonly mine = $derived.by((): Player => this.table.players[this.seat] as Player);
  readonly people = $derived.by(() => this.looks.people);
  readonly live = $derived.by(
    () => this.me !== null && this.me === this.looks.actor && !this.looks.showing && !this.sent,
  );
  readonly scene = $derived.by(() => this.looks.stage.scene);
  readonly stalls = $derived.by(() => stallsOf(this.table, this.looks.told));

  // What may be done

  readonly moves = $derived.by((): Move[] =>
    this.live ? this.looks.options.map((code) => moveOf(code, this.#actions[code] ?? '')) : [],
  );
  /** What is asked of me: `act`, `step-choice`, `choose-order`… */
  readonly question = $derived.by(() => (this.live ? (this.looks.asked?.decision ?? null) : null));
  /** The action of my turn is still to come or under way, alone or with others. */
  readonly acting = $derived(['act', 'solo-turn', 'buying'].includes(this.question ?? ''));
  readonly asksStep = $derived.by(
    () => this.question === 'step-choice' || this.question === 'conversion',
  );
  /** I am asked for a step now, or would be by the move picked. */
  readonly steps = $derived.by((): Step[] => {
    return this.asksStep || this.step !== null || this.outlook?.asks ? [...STEPS] : [];
  });
  /** The card about to be had. */
  readonly card = $derived(this.picked ? cardOf(this.picked) : null);
  readonly codes = $derived.by(() => {
    if (!this.picked) return [];
    return this.step ? [this.picked.code, this.codeOf(`step ${this.step}`)] : [this.picked.code];
  });
  /** Confirm would send something: a step that would be asked for is chosen first. */
  readonly ready = $derived.by(() => {
    if (this.picked === null) return false;
    if (this.step !== null) return true;
    return this.answered && (this.asksStep || !this.outlook?.asks);
  });
  /** Nothing is picked, and the turn may end. */
  readonly end = $derived.by(() => (this.picked ? undefined : this.offered('end')));
  /** How things stand for me with the move picked. */
  readonly then = $derived.by((): Player | null => this.outlook?.after.players[this.seat] ?? null);

  constructor({ room, actions, info, components }: TableFacts) {
    this.room = room;
    this.#actions = actions;
    this.printed = components as unknown as Printed;
    this.words = wordingOfAny(info);
    this.looks = new Looking<Table, Scene>(room, {
      read: tableOf,
      scenes: scenesOf,
      begin: soundOf,
      follow: (code) => this.#follow(code),
      news: (told) => this.#news(told),
      curtained: ({ decision }) => decision === 'choose-entrepreneur',
    });
    $effect(() => {
      const { codes } = this;
      this.outlook = untrack(() => (this.step === null ? null : this.outlook));
      this.answered = false;
      return codes.length ? this.foresee(codes, (seen) => this.#show(seen)) : undefined;
    });
    $effect(() => {
      const recover = this.moves.find(({ verb }) => verb === 'recover');
      this.recall = null;
      return recover && this.foresee([recover.code], (seen) => (this.recall = seen));
    });
    $effect(() => {
      void room.seq;
      if (this.live) untrack(() => this.#sendNext());
    });
  }

  /** Asks what these would bring; whoever asks something else meanwhile hears no answer. */
  foresee(codes: number[], answer: (seen: Outlook | null) => void): () => void {
    const { table, me } = untrack(() => ({ table: this.table, me: this.me }));
    if (me === null) return () => {};
    return this.looks.foresee(me, codes, (seen) =>
      answer(seen && outlookOf(table, me, codes, seen)),
    );
  }

  #show(seen: Outlook | null): void {
    this.outlook = seen;
    this.answered = true;
    if (!seen) return;
    if (seen.codes.length === 1) this.lead = seen;
    say(outlookSentence(this, seen), 'polite');
  }

  #news(told: readonly GameEvent[]): void {
    if (!this.looks.table) return;
    this.sent = false;
    if (this.#next.length === 0) this.#letGo();
    for (const text of announcements(this, told)) say(text, 'polite');
  }

  #follow(code: number): void {
    const move = this.moves.find((one) => one.code === code);
    if (move) this.pick(move);
  }

  codeOf(notation: string): number {
    return this.#actions.indexOf(notation);
  }

  printedOn(card: Card): PrintedCard {
    return this.printed.cards[card] as PrintedCard;
  }

  // Picking: what is not offered is asked about

  offered(notation: string): Move | undefined {
    return this.moves.find((move) => move.notation === notation);
  }

  /** Picks this move as if by hand. */
  pick(move: Move): void {
    this.picked = move;
    this.step = null;
    this.opened = false;
    this.looked = cardOf(move);
    chooseSound();
  }

  /** Picks what is written so, lets it go if it was picked, or asks what hinders it. */
  choose = (notation: string): void => {
    if (this.#shut()) return;
    const move = this.offered(notation);
    if (!move) this.looks.ask(this.codeOf(notation));
    else if (this.picked?.code === move.code) this.cancel();
    else this.pick(move);
  };

  /** A card is tapped: it is picked, or what is missing is said. Twice opens its page. */
  tap = (card: Card): void => {
    if (this.#shut()) return;
    const again = this.looked === card;
    const [way] = waysTo(card, this.moves);
    if (again) this.opened = true;
    else if (way) this.pick(way);
    else {
      this.cancel();
      this.looked = card;
      this.looks.ask(this.codeOf(`${this.#cardVerb()} ${card}`));
    }
  };

  /** Its large page, whoever has it. */
  open = (card: Card): void => {
    if (this.#shut()) return;
    if (this.card !== card) this.cancel();
    this.looked = card;
    this.opened = true;
  };

  /** The large page is closed; the card looked at stays so. */
  close = (): void => {
    this.opened = false;
    if (!this.picked && this.small) this.looked = null;
  };

  #cardVerb(): string {
    if (this.question === 'last-purchase') return 'take';
    return this.table.alone ? 'play' : 'buy';
  }

  /** The step that shall follow the move picked; where only a step is asked, that step. */
  takeStep = (step: Step): void => {
    if (this.#shut()) return;
    if (this.asksStep) this.choose(`step ${step}`);
    else {
      this.step = this.step === step ? null : step;
      chooseSound();
    }
  };

  cancel = (): void => {
    if (this.opened) this.close();
    else this.#letGo();
  };

  #letGo(): void {
    this.picked = null;
    this.step = null;
    this.looked = null;
    this.opened = false;
    this.outlook = null;
  }

  confirm = (): void => {
    if (this.looks.busy || !(this.ready || this.end)) return;
    const [first, ...rest] = this.end ? [this.end.code] : this.codes;
    this.#next = rest;
    this.#letGo();
    if (first !== undefined) this.#send(first);
  };

  #send(code: number): void {
    this.sent = true;
    void this.looks.play(code, { stay: true }).then(() => {
      if (this.room.refusal || this.room.error) this.sent = false;
    });
  }

  /** What was picked together is sent together, as soon as it is asked for. */
  #sendNext(): void {
    const [code, ...rest] = this.#next;
    this.#next = rest;
    if (code === undefined) return;
    if (this.looks.options.includes(code)) this.#send(code);
    else this.#next = [];
  }

  /** Something is being shown: nothing can be picked. */
  #shut(): boolean {
    if (!this.looks.showing) this.room.refusal = null;
    return this.looks.showing;
  }
}

export const [around, setAround] = createContext<Around>();
