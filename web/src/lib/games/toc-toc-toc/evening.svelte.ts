// The evening as one screen sees it: what lies there, what is picked, what would be sent.
import { createContext } from 'svelte';
import { say } from '$lib/live';
import { calm } from '$lib/motion';
import type { Room } from '$lib/room.svelte';
import { size } from '$lib/sizes';
import { Looking } from '$lib/table/looking.svelte';
import type { People } from '$lib/table/people';
import type { GameEvent, Seat } from '$lib/wire';
import { announcements } from './announce';
import type { Card } from './cards';
import { Choice } from './choice.svelte';
import { handOf, tableOf, type Table } from './model';
import { changedBy, lightOf, scenesOf, type AtTheDoor, type Scene } from './queue';
import { soundOf, soundOfTheEnd } from './sounds';
import { tilesOf } from './tiles';

export const [evening, setEvening] = createContext<Evening>();

/** A card lies before a door, or is on its way there now. */
export interface Knock {
  offerer: Seat;
  keeper: Seat;
  now: boolean;
}

export class Evening {
  readonly looks: Looking<Table, Scene>;
  readonly choice = new Choice();
  readonly #phone = size('phone');
  readonly #low = size('low');
  readonly #narrow = size('narrow');
  /** With less motion, the houses where something has just changed. */
  changed = $state.raw<readonly Seat[]>([]);
  /** Whose points are shown by source. */
  looked = $state<Seat | null>(null);
  /** What would lie there after each choice of the rival, as far as it has been foreseen. */
  foreseen = $state.raw<Record<number, Table>>({});

  /** My house stands below the street, not in it. */
  readonly phone = $derived.by(() => this.#phone.current);
  /** What is mine lies beside the street. */
  readonly low = $derived.by(() => this.#low.current);
  /** Log, rules and memory open as a sheet: nothing stands beside the table. */
  readonly sheet = $derived.by(() => this.#narrow.current || this.low);
  /** What is drawn is small: its letters are larger. */
  readonly small = $derived.by(() => this.phone || this.low);
  readonly table = $derived.by(() => this.looks.table as Table);
  readonly people = $derived.by((): People => this.looks.people);
  readonly me = $derived.by(() => this.looks.me);
  readonly scene = $derived.by(() => this.looks.stage.scene);
  readonly over = $derived.by(() => this.table.decision === null && !this.scene);
  /** I may choose a card and a door now. */
  readonly offering = $derived.by(() => this.looks.live && this.table.decision === 'offer');
  readonly hand = $derived.by(() => (this.me === null ? [] : handOf(this.table, this.me)));
  /** The card picked from it. */
  readonly card = $derived.by((): Card | null =>
    this.choice.slot === null ? null : (this.hand[this.choice.slot]?.card ?? null),
  );
  /** With it one may knock at these doors. */
  readonly doors = $derived.by((): Seat[] => {
    const { card } = this;
    if (!card || !this.offering) return [];
    return this.table.seats.filter((seat) => this.may(`knock ${card} > ${seat}`));
  });
  readonly knock = $derived.by((): Knock | null => {
    const { scene, table } = this;
    if (scene?.kind === 'knock') return { offerer: scene.offerer, keeper: scene.keeper, now: true };
    if (scene || table.door === null || table.keeper === null) return null;
    return { offerer: table.turn, keeper: table.keeper, now: false };
  });
  /** The knock that somebody of this device must answer. */
  readonly answering = $derived.by((): Knock | null => (this.may('open') ? this.knock : null));
  readonly light = $derived.by((): AtTheDoor | null => {
    if (!this.scene) return lightOf(this.table);
    return 'door' in this.scene ? this.scene.door : null;
  });
  readonly tiles = $derived.by(() =>
    this.scene ? [] : tilesOf(this.table, this.actions, this.people, this.foreseen),
  );
  readonly tile = $derived.by(
    () => this.tiles.find(({ code }) => code === this.choice.tile) ?? null,
  );
  /** The line that went with the knock now in play. */
  readonly line = $derived.by((): string | null => {
    const { scene, table, room } = this;
    const offerer = scene?.kind === 'knock' ? scene.offerer : table.turn;
    const since = room.seq - (table.revealed !== null ? 2 : table.door !== null ? 1 : 0);
    return room.said.findLast((one) => one.seat === offerer && one.seq >= since)?.line ?? null;
  });
  /** The action that Confirm would send. */
  readonly wish = $derived.by((): number | null => {
    const { card, choice } = this;
    const code = choice.tile ?? this.code(choice.answer ?? `knock ${card} > ${choice.door}`);
    return this.looks.options.includes(code) ? code : null;
  });

  constructor(
    readonly room: Room,
    private readonly actions: readonly string[],
  ) {
    this.looks = new Looking<Table, Scene>(room, {
      read: tableOf,
      scenes: (told, before, after) => {
        const scenes = scenesOf(told, before, after);
        this.changed = calm() ? changedBy(scenes) : [];
        return scenes;
      },
      begin: (scene, skipping) => this.#begin(scene, skipping),
      news: (told) => this.#news(told),
      ended: soundOfTheEnd,
      follow: (code) => this.#pick(code),
      curtained: ({ decision }) => decision === 'offer',
    });
    $effect(() => {
      const { actor, options } = this.looks;
      const codes = this.looks.table?.choices.filter((code) => options.includes(code)) ?? [];
      this.foreseen = {};
      if (actor !== null) for (const code of codes) void this.#foresee(actor, code);
    });
  }

  code(notation: string): number {
    return this.actions.indexOf(notation);
  }

  may(notation: string): boolean {
    return this.looks.options.includes(this.code(notation));
  }

  async #foresee(seat: Seat, code: number): Promise<void> {
    const seen = await this.room.foresee(seat, [code]);
    if (seen) this.foreseen = { ...this.foreseen, [code]: tableOf(seen.view) };
  }

  #begin(scene: Scene, skipping: boolean): void {
    if (!skipping || calm()) soundOf(scene);
    if (scene.kind === 'knock' && this.looks.held.includes(scene.keeper))
      navigator.vibrate?.([60, 60, 60, 60, 60]);
  }

  #news(events: readonly GameEvent[]): void {
    this.choice.takeBack();
    if (!this.looks.table) return;
    const { table, people, me, line, looks, actions } = this;
    const now = { table, events, people, held: looks.held, me, line, actions };
    for (const { text, assertive } of announcements(now))
      say(text, assertive ? 'assertive' : 'polite');
    this.#turnPage();
  }

  /** The panel shows what helps now, unless somebody is reading something else in it. */
  #turnPage(): void {
    const { looks } = this;
    const asked = looks.asked?.decision === 'answer';
    if (looks.tab === 'log' && asked) looks.tab = 'memory';
    else if (looks.tab === 'memory' && !asked && !looks.panel) looks.tab = 'log';
    if (this.room.over) looks.tab = 'evening';
  }

  // Picking and confirming; what cannot be is asked for, so that the server says why

  #ask(notation: string): void {
    this.looks.ask(this.code(notation));
  }

  pickCard = (slot: number): void => {
    const { looks, table } = this;
    if (looks.showing) return;
    this.room.refusal = null;
    if (this.offering) this.choice.slot = slot;
    else this.#ask(`knock ${this.hand[slot]?.card} > ${((this.me ?? 0) + 1) % table.seats.length}`);
  };

  pickHouse = (seat: Seat): void => {
    if (this.looks.showing) return;
    this.room.refusal = null;
    if (this.doors.includes(seat)) this.choice.door = seat;
    else if (this.offering && !this.card && seat !== this.me) this.askForACard();
    else this.#ask(`knock ${this.card ?? this.hand[0]?.card ?? 'monster'} > ${seat}`);
  };

  /** What must be done first: something else than what is awaited is asked for. */
  askForACard = (): void =>
    this.#ask(this.table.decision === 'offer' ? 'open' : 'knock monster > 0');

  confirm = async (): Promise<void> => {
    const { looks, wish, choice } = this;
    if (looks.busy || looks.actor === null) return;
    if (wish === null) return this.askForACard();
    if (choice.line) this.room.say(looks.actor, choice.line);
    await looks.play(wish);
  };

  /** As if it had been picked by hand; it can be taken back. */
  #pick(code: number): void {
    const [verb, card, , door] = (this.actions[code] ?? '').split(' ');
    this.choice.takeBack();
    if (verb === 'knock') {
      this.choice.slot = this.hand.find((each) => each.card === card)?.slot ?? null;
      this.choice.door = Number(door);
    } else if (verb === 'open' || verb === 'refuse') this.choice.answer = verb;
    else this.choice.tile = code;
  }
}
