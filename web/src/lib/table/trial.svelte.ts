// A trial: acts of one seat on a copy that the server plays. Nobody hears of them before they are kept.
import { untrack } from 'svelte';
import type { Room } from '$lib/room.svelte';
import type { GameEvent, Seat, Tried, View } from '$lib/wire';

export class Trial {
  /** Whose; null outside a trial. */
  seat = $state<Seat | null>(null);
  codes = $state.raw<number[]>([]);
  asking = $state(false);
  /** Acts still to be played for real, the next one first; null as long as nothing is kept. */
  #kept = $state.raw<number[] | null>(null);
  #seen = $state.raw<Tried | null>(null);
  #turn = -1; // of the true table, when the copy was made

  readonly on = $derived(this.seat !== null);
  readonly keeping = $derived(this.#kept !== null);

  constructor(private readonly room: Room) {
    $effect(() => {
      void [room.seq, room.pending, room.line];
      untrack(() => this.#follow());
    });
  }

  begin(seat: Seat): void {
    this.seat = seat;
  }

  /** All of it is thrown away. */
  drop = (): void => {
    this.seat = this.#seen = this.#kept = null;
    this.codes = [];
  };

  /** All of it is played for real, act by act. */
  keep = (): void => {
    if (this.asking || this.keeping) return;
    this.#kept = this.codes;
    this.#follow();
  };

  view(seat: Seat | null): View | null {
    if (!this.#seen) return null;
    return seat === null ? this.#seen.watch : seat === this.#seen.seat ? this.#seen.view : null;
  }

  /** A chapter for each act. */
  told(ear: string): GameEvent[][] {
    return this.#seen?.told[ear] ?? [];
  }

  /** The copy after these acts; null where it cannot be had. Nothing is taken over yet. */
  async ask(codes: number[]): Promise<Tried | null> {
    const { seat, room } = this;
    if (seat === null || this.asking) return null;
    this.asking = true;
    const answer = await room.try(seat, codes);
    this.asking = false;
    return this.seat === seat ? answer : null;
  }

  take(seen: Tried | null, codes: number[]): void {
    this.#seen = seen;
    this.#turn = seen?.turn ?? -1;
    this.codes = codes;
    this.#follow();
  }

  /** The true table has moved on. */
  #follow(): void {
    const { room, seat } = this;
    if (seat === null || !room.usable || room.pending > 0) return;
    if (this.#kept) this.#playNext(seat, this.#kept);
    else if (!room.view(seat)?.options.length) this.drop();
    else if (this.codes.length && !this.asking && this.#turn < room.seq) void this.#renew();
  }

  async #renew(): Promise<void> {
    const { codes } = this;
    const seen = await this.ask(codes);
    if (seen) this.take(seen, codes);
    else if (this.room.usable) this.drop(); // it says why
  }

  #playNext(seat: Seat, [code, ...rest]: number[]): void {
    if (this.room.seq < this.room.acknowledged) return;
    if (code === undefined) return this.drop();
    this.#kept = rest;
    void this.room.play(seat, code).then((how) => {
      if (how !== 'played') this.drop();
    });
  }
}
