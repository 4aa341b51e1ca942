// What has become of this device's seats and of the table: told once, never passed over in silence.
import { device, type KeptSeat } from '$lib/device.svelte';
import type { Lobby, Presence, Seat } from '$lib/wire';

export interface Item {
  /** A seat is lost to this device, is open on another one too; the table is mine, or is not. */
  kind: 'lost' | 'shared' | 'holding' | 'held';
  seat: Seat;
}

export class News {
  items = $state.raw<Item[]>([]);
  #letGo = new Set<Seat>();
  #devices: Record<Seat, number> = {};

  dismiss(item: Item): void {
    this.items = this.items.filter((each) => each !== item);
  }

  /** This device gives a seat up of its own accord: that is no news. */
  letGo(seat: Seat): void {
    this.#letGo.add(seat);
  }

  hearWelcome(before: KeptSeat[], keys: string[], seats: (Seat | null)[]): void {
    const lost = before.filter(({ key }) => seats[keys.indexOf(key)] === null);
    for (const { seat } of lost)
      if (seat !== null && !this.#letGo.delete(seat)) this.#tell('lost', seat);
  }

  /** Whether I hold the table since the last time; whoever opened it always may. */
  hearLobby(before: Lobby | null, { code, host, started, seats }: Lobby, mine: Seat[]): void {
    if (!before || before.started !== started || device.table(code)?.hostKey) return;
    const [then, now] = [before.host, host];
    if (then === now || now === null) return;
    if (mine.includes(now)) this.#tell('holding', then ?? now);
    else if (then !== null && mine.includes(then) && seats[then]?.kind === 'person')
      this.#tell('held', now);
  }

  hearPresence({ seats }: Presence, mine: Seat[]): void {
    for (const { seat, devices } of seats)
      if (mine.includes(seat) && devices > 1 && devices > (this.#devices[seat] ?? 0))
        this.#tell('shared', seat);
    const alone = (item: Item) =>
      item.kind === 'shared' && seats.some((each) => each.seat === item.seat && each.devices < 2);
    this.items = this.items.filter((item) => !alone(item));
    this.#devices = Object.fromEntries(seats.map(({ seat, devices }) => [seat, devices]));
  }

  #tell(kind: Item['kind'], seat: Seat): void {
    const isHeld = (each: Item) => each.kind === 'holding' || each.kind === 'held';
    const others = this.items.filter((each) =>
      kind === 'holding' || kind === 'held'
        ? !isHeld(each)
        : each.kind !== kind || each.seat !== seat,
    );
    this.items = [...others, { kind, seat }];
  }
}
