// Who looks at this device, which moment they see, what lies open, what they may ask: alike at every table.
import { untrack } from 'svelte';
import type { Room } from '$lib/room.svelte';
import type { Entry } from '$lib/table/Log.svelte';
import { sinceActing } from '$lib/table/log';
import type { People } from '$lib/table/people';
import { Stage, type Shown } from '$lib/table/stage.svelte';
import { Trial } from '$lib/table/trial.svelte';
import type { Deciding, Foreseen, GameEvent, Seat, View } from '$lib/wire';

/** What a game says about itself. */
export interface Looks<Table, Scene extends Shown<Table>> {
  /** A view as its screen needs it. */
  read: (view: View) => Table;
  /** What happened, as scenes; `before` and `after` are what lay there and what will. */
  scenes?: (told: readonly GameEvent[], before: Table, after: Table) => Scene[];
  /** At each scene, also where nothing moves. */
  begin?: (scene: Scene, skipping: boolean) => void;
  /** The newest view is there: what was told since the last time. */
  news?: (told: readonly GameEvent[]) => void;
  /** It is over, and this screen saw how. */
  ended?: () => void;
  /** A bot advises this; it is picked as if by hand. */
  follow?: (code: number) => void;
  /** Whether a curtain hangs before this decision where several share a device. */
  curtained?: (asked: Deciding) => boolean;
  /** Where all are asked at once and take turns: who looks after this seat. */
  next?: (seat: Seat) => Seat | null;
}

export class Looking<Table, Scene extends Shown<Table> = Shown<Table>> {
  readonly stage = new Stage<Table, Scene>();
  /** Whose curtain has been lifted. */
  lifter = $state<Seat | null>(null);
  /** Whose curtain hangs where all are asked at once; the game lets them take turns. */
  turn = $state<Seat | null>(null);
  /** The side panel: which page, whether its sheet is open, at which clause. */
  tab = $state('log');
  panel = $state(false);
  clause = $state<string | null>(null);
  /** The log, as the game words it. */
  entries = $state.raw<readonly Entry[]>([]);
  /** An action of the story that is looked at once more, until the table goes on. */
  moment = $state<number | null>(null);
  /** What happened since my last turn is laid open. */
  unfolded = $state(false);
  /** How everybody's chances stood lies open. */
  judging = $state(false);
  /** How much of a hint is told: where to look, which move, why. */
  step = $state(1);

  // Who looks

  /** The seats this device plays for: its own, but for those a bot plays on meanwhile. */
  readonly held = $derived.by(() =>
    this.room.mine.filter((seat) => this.room.lobby?.seats[seat]?.kind !== 'bot'),
  );
  readonly shared = $derived.by(() => this.room.mine.length > 1);
  /** Whose eyes see what lies here, where nobody else looks. */
  readonly #own = $derived.by((): Seat | null => this.room.mine[0] ?? null);
  readonly #deciding = $derived.by(() => this.#seen(this.trial.seat ?? this.#own)?.deciding ?? []);
  readonly asked = $derived(this.#deciding.find(({ seat }) => this.held.includes(seat)));
  /** The seat this device may decide for now. */
  readonly actor = $derived(this.turn ?? this.asked?.seat ?? null);
  /** On a shared device secrets are opened only for whoever must choose from them. */
  readonly curtain = $derived.by(() => {
    if (!this.shared || this.turn !== null) return this.shared;
    return this.asked !== undefined && (this.game.curtained?.(this.asked) ?? true);
  });
  readonly lifted = $derived(this.curtain && this.lifter === this.actor);
  /** Whose things lie open; nobody's for spectators, nor behind a curtain. */
  readonly me = $derived(this.shared ? (this.lifted ? this.actor : null) : this.#own);
  readonly people = $derived.by((): People => ({
    name: (seat) => this.room.nameOf(seat),
    mark: (seat) => this.room.lobby?.seats[seat]?.mark ?? null,
    you: this.shared ? null : this.#own,
  }));

  // What they see and hear

  readonly view = $derived.by(() => this.#seen(this.me));
  readonly table = $derived.by((): Table | null =>
    this.view ? (this.stage.table ?? this.game.read(this.view)) : null,
  );
  /** Whose ears hear the story: where several look, what anybody may hear. */
  readonly ear = $derived(this.shared || this.#own === null ? 'watch' : String(this.#own));
  readonly #happened = $derived.by(() => this.room.told[this.ear] ?? []);
  readonly told = $derived.by(() => [...this.#happened, ...this.trial.told(this.ear)]);
  /** Something is being shown: nothing can be picked meanwhile. */
  readonly showing = $derived(this.stage.scene !== null || this.moment !== null);
  readonly busy = $derived.by(
    () =>
      this.showing ||
      this.room.pending > 0 ||
      this.trial.asking ||
      this.trial.keeping ||
      !this.room.usable,
  );
  /** I may choose now, from what lies open. */
  readonly live = $derived(this.me !== null && this.me === this.actor && !this.showing);
  /** The codes of what the actor may do; behind a curtain nobody may do anything. */
  readonly options = $derived.by(() =>
    this.actor === null || this.showing || (this.curtain && !this.lifted)
      ? []
      : (this.#seen(this.actor)?.options ?? []),
  );
  /** Whose last action can be taken back. */
  readonly undoer = $derived.by((): Seat | null => {
    if (this.showing) return null;
    if (this.trial.on) return this.trial.codes.length ? this.trial.seat : null;
    const seats = this.held.filter((seat) => this.me === null || this.me === seat);
    return seats.find((seat) => this.room.undos[seat] === '') ?? null;
  });
  /** Whom the table waits for, if none of them is there, and nobody here can help it on. */
  readonly absent = $derived.by((): Seat[] => {
    const { missing, clock, lobby } = this.room;
    const awaited = this.#deciding.map(({ seat }) => seat).filter((seat) => lobby?.seats[seat]);
    const idle = this.actor === null && !this.showing && clock === null;
    return idle && awaited.every((seat) => missing.seats.includes(seat)) ? awaited : [];
  });

  /** The bots the table waits for. */
  readonly thinkers = $derived.by((): Seat[] =>
    this.showing || this.trial.on || !this.room.usable
      ? []
      : this.#deciding.map(({ seat }) => seat).filter((seat) => this.isBot(seat)),
  );

  /** What others have done since I last did something; on a shared device, since whoever chooses did. */
  readonly since = $derived.by(() => {
    if (this.room.over) return [];
    if (!this.shared) return sinceActing(this.entries, this.held);
    const looker = this.curtain ? this.me : this.actor;
    return looker === null ? [] : sinceActing(this.entries, [looker]);
  });

  /** Why the last action cannot be taken back: a word of the server's, empty where it can. */
  readonly withheld = $derived.by((): string => {
    if (this.undoer !== null) return '';
    if (this.trial.on) return 'nothing';
    return this.room.undos[this.me ?? this.held[0] ?? -1] ?? 'nothing';
  });

  /** Acts on a copy, until they are kept or thrown away. */
  readonly trial: Trial;

  #heard = -1; // chapters
  #watching = false;

  constructor(
    readonly room: Room,
    private readonly game: Looks<Table, Scene>,
  ) {
    this.trial = new Trial(room);
    $effect(() => {
      room.stage = ({ events, views, watch }) =>
        untrack(() => {
          this.#leaveMoment();
          if (this.trial.on) return Promise.resolve(); // whoever tries something sees the copy
          const after = this.me === null ? watch : (views[this.me] ?? null);
          return this.#show(events[this.ear] ?? [], after);
        });
      return () => (room.stage = null);
    });
    $effect(() => {
      void room.seq;
      untrack(() => {
        this.#leaveMoment();
        this.stage.settle();
        const told = this.#happened;
        const news = this.#heard < 0 ? (told.at(-1) ?? []) : told.slice(this.#heard).flat();
        this.#heard = told.length;
        game.news?.(this.trial.keeping ? [] : news);
        if (room.over && this.#watching) game.ended?.();
        this.#watching = this.table !== null;
      });
    });
    $effect(() => {
      void room.advice;
      this.step = 1;
    });
    $effect(() => {
      // another's turn; or the line was down, and nobody knows who looks when it is back
      if (this.actor !== this.lifter || !room.usable) this.lifter = null;
    });
    $effect(() => {
      if (this.lifted) untrack(() => game.news?.([]));
    });
  }

  #seen(seat: Seat | null): View | null {
    return this.trial.view(seat) ?? this.room.view(seat);
  }

  async #show(told: readonly GameEvent[], after: View | null): Promise<void> {
    const { game, view: before } = this;
    if (!before || !after || !game.scenes) return;
    const scenes = game.scenes(told, game.read(before), game.read(after));
    await this.stage.show(scenes, (scene, skipping) => {
      game.begin?.(scene, skipping);
      if (scene.held && this.held.length === 0)
        setTimeout(() => this.stage.scene === scene && this.stage.go(), scene.ms); // nobody is there to go on
    });
  }

  /** The curtain falls; where they take turns the next one's hangs. */
  hide = (): void => {
    this.lifter = null;
    if (this.turn !== null) this.turn = this.game.next?.(this.turn) ?? null;
  };

  isBot = (seat: Seat): boolean => this.room.lobby?.seats[seat]?.kind === 'bot';

  isAway = (seat: Seat): boolean =>
    this.room.lobby?.seats[seat]?.kind === 'person' && this.room.online[seat] === false;

  /** Asks what these would bring `seat`; whoever asks something else meanwhile hears no answer. */
  foresee(seat: Seat, codes: number[], answer: (seen: Foreseen | null) => void): () => void {
    let late = false;
    void untrack(() => this.room.foresee(seat, codes)).then((seen) => {
      if (!late) answer(seen);
    });
    return () => (late = true);
  }

  /** What hinders the one who looks from this, in the server's words; spectators want nothing. */
  ask(code: number): void {
    const seat = this.me ?? this.actor ?? this.#own;
    if (seat === null || code < 0 || !this.room.usable) return;
    if (this.trial.on) void this.trial.ask([...this.trial.codes, code]);
    else void this.room.why(seat, code);
  }

  /** Sends a choice; what is private goes behind the curtain before anything else is shown.
   * `stay`: whoever goes on deciding keeps it open. */
  async play(code: number, { stay = false } = {}): Promise<void> {
    const seat = this.actor;
    if (this.busy || seat === null) return;
    this.room.advice = null;
    if (this.trial.on) return this.tryOut([...this.trial.codes, code]);
    if (this.curtain && !stay) this.lifter = null;
    await this.room.play(seat, code);
  }

  /** These acts on a copy; what comes of the last one is shown like anything that happens. */
  async tryOut(codes: number[]): Promise<void> {
    const more = codes.length > this.trial.codes.length;
    const seen = codes.length ? await this.trial.ask(codes) : null;
    if (codes.length && !seen) return;
    const told = (more && seen?.told[this.ear]?.at(-1)) || [];
    if (more)
      await this.#show(told, this.me === null ? (seen?.watch ?? null) : (seen?.view ?? null));
    this.trial.take(seen, codes);
    this.stage.settle();
    this.game.news?.(told);
  }

  /** From here on nothing is told to anybody until it is kept. */
  try = (): void => {
    if (!this.busy && this.actor !== null) this.trial.begin(this.actor);
  };

  throwAway = (): void => {
    if (this.busy) return;
    this.trial.drop();
    this.game.news?.([]);
  };

  undo = (): void => {
    if (this.withheld) this.room.error = `undo.${this.withheld}`;
    else if (this.trial.on && !this.busy) void this.tryOut(this.trial.codes.slice(0, -1));
    else if (!this.busy && this.undoer !== null) void this.room.undo(this.undoer);
  };

  hint = (): void => {
    if (this.trial.on) this.room.error = 'hint.trial';
    else if (!this.busy && this.actor !== null) void this.room.hint(this.actor);
  };

  /** One step more of the hint; the move is picked as if by hand. */
  further = (): void => {
    const { advice } = this.room;
    this.step++;
    if (advice && this.step === 2) this.game.follow?.(advice.code);
  };

  // What happened, once more

  /** Shows an action again, and the table as it was then; what still runs ends first. */
  recall = async (chapter: number): Promise<void> => {
    const { game, room, stage } = this;
    if (chapter < 1 || this.trial.on || (this.curtain && !this.lifted)) return;
    if (!(await stage.end())) return;
    const seen = await room.recall(chapter);
    const before = this.me === null ? seen?.watch_before : seen?.before[this.me];
    const after = this.me === null ? seen?.watch : seen?.views[this.me];
    if (!before || !after || !(await stage.end())) return;
    const told = this.#happened[chapter] ?? [];
    const [then, next] = [game.read(before), game.read(after)];
    this.panel = this.unfolded = false;
    this.moment = chapter;
    stage.table = then;
    const scenes = (game.scenes?.(told, then, next) ?? []).map((scene) => ({
      ...scene,
      held: false,
    }));
    await stage.show(scenes, (scene, skipping) => game.begin?.(scene, skipping));
    if (this.moment === chapter) stage.table = next;
  };

  /** Back to the table as it is. */
  present = (): void => {
    if (this.moment === null) return;
    this.#leaveMoment();
    this.game.news?.([]);
  };

  #leaveMoment(): void {
    if (this.moment === null) return;
    this.moment = null;
    this.stage.settle();
  }

  /** A page of the panel; where that is a sheet, it opens. */
  open = (tab: string): void => {
    this.tab = tab;
    this.panel = true;
  };

  openRule = (rule: string): void => {
    this.clause = rule;
    this.open('rules');
    this.room.refusal = null;
  };
}
