// Who looks at this device, whose things lie open on it, and what they have been told: alike at every table.
import type { Room } from '$lib/room.svelte';
import type { People } from '$lib/table/people';
import type { Deciding, Seat } from '$lib/wire';

export class Looking {
  /** Whose curtain has been lifted. */
  lifter = $state<Seat | null>(null);

  readonly held = $derived.by(() => this.room.mine);
  readonly shared = $derived(this.held.length > 1);
  readonly asked = $derived.by((): Deciding | undefined =>
    this.room.view(this.held[0] ?? null)?.deciding.find(({ seat }) => this.held.includes(seat)),
  );
  /** The seat this device may decide for now. */
  readonly actor = $derived(this.asked?.seat ?? null);
  /** On a shared device secrets are opened only for whoever must choose from them. */
  readonly curtain = $derived.by(
    () => this.shared && this.asked !== undefined && this.curtained(this.asked),
  );
  readonly lifted = $derived(this.curtain && this.lifter === this.actor);
  /** Whose things lie open; nobody's for spectators, nor behind a curtain. */
  readonly me = $derived(this.shared ? (this.lifted ? this.actor : null) : (this.held[0] ?? null));
  readonly view = $derived.by(() => this.room.view(this.me));
  /** Whose ears hear the story: where several look, what anybody may hear. */
  readonly ear = $derived(this.shared || !this.held.length ? 'watch' : String(this.held[0]));
  readonly told = $derived.by(() => this.room.told[this.ear] ?? []);
  readonly people = $derived.by((): People => ({
    name: (seat) => this.room.nameOf(seat),
    mark: (seat) => this.room.lobby?.seats[seat]?.mark ?? null,
    you: this.shared ? null : (this.held[0] ?? null),
  }));

  /** `curtained`: whether a curtain hangs before this decision where several share a device. */
  constructor(
    readonly room: Room,
    private readonly curtained: (asked: Deciding) => boolean = () => true,
  ) {
    $effect(() => {
      // another's turn; or the line was down, and nobody knows who looks when it is back
      if (this.actor !== this.lifter || !room.usable) this.lifter = null;
    });
  }
}
