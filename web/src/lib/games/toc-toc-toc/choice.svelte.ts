// What I have picked and not yet confirmed: it can all be taken back.
import type { Seat } from '$lib/wire';

export class Choice {
  /** Which card of my hand. */
  slot = $state<number | null>(null);
  door = $state<Seat | null>(null);
  /** A ready line or face to go with the knock. */
  line = $state<string | null>(null);
  answer = $state<'open' | 'refuse' | null>(null);
  /** The guest or type, as an action. */
  tile = $state<number | null>(null);

  get begun(): boolean {
    return [this.slot, this.door, this.answer, this.tile].some((picked) => picked !== null);
  }

  takeBack(): void {
    this.slot = this.door = this.line = this.answer = this.tile = null;
  }
}
