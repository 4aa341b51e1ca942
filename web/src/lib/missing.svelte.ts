// Who is not there, once they have been gone long enough to be worth a word.
import type { Lobby, Seat } from '$lib/wire';

const BRIEF = 3000; // ms

export class Missing {
  seats = $state.raw<Seat[]>([]);
  #gone = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(lobby: Lobby | null, online: Record<Seat, boolean>): void {
    const gone = (lobby?.seats ?? [])
      .filter(({ seat, kind }) => (kind === 'person' || kind === 'open') && online[seat] === false)
      .map(({ seat }) => seat);
    if (gone.join() === this.#gone) return;
    this.#gone = gone.join();
    this.seats = this.seats.filter((seat) => gone.includes(seat));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.seats = gone), BRIEF);
  }
}
