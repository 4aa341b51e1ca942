// What I do at the table: pairs and « Prêt », reasons, laughs, going on; what is sent for it.
import { createContext } from 'svelte';
import { say } from '$lib/live';
import { t } from '$lib/texts';
import type { GameEvent, Seat } from '$lib/wire';
import { Readies, announcements, editSentence } from './announce';
import type { Around } from './around.svelte';
import { secondsLeft } from './clock';
import { Draft, type Edit } from './draft.svelte';
import { PAIRS, PLACES, aboutOf, inOrder, tableOf, type Pair } from './model';
import { chooseSound, loosenSound, pairSound, readySound, secondSound } from './sounds';

export class Playing {
  /** The pair or the apple whose reason is being written. */
  noting = $state.raw<readonly number[] | null>(null);

  readonly #drafts = new Map<Seat, Draft>();
  readonly #readies = new Readies();
  #phase = '';

  constructor(
    readonly around: Around,
    readonly actions: readonly string[],
  ) {
    $effect(() => {
      const { left } = this;
      if (left === null || this.#table?.phase !== 'pairing' || around.looks.showing) return;
      if (left === 60 || left === 30 || left === 10) say(t('pp-seconds', { number: left }));
      if (left > 0 && left <= 10) secondSound(left);
    });
  }

  get #room() {
    return this.around.room;
  }

  get #looks() {
    return this.around.looks;
  }

  get #table() {
    return this.#looks.table;
  }

  #code(notation: string): number {
    return this.actions.indexOf(notation);
  }

  // What is mine

  #draftOf(seat: Seat): Draft {
    const draft = this.#drafts.get(seat) ?? this.#newDraft(seat);
    this.#drafts.set(seat, draft);
    return draft;
  }

  #newDraft(seat: Seat): Draft {
    return new Draft({
      seat,
      table: () => {
        const own = this.#room.view(seat);
        return own && tableOf(own);
      },
      play: (seat, notation) => this.#room.play(seat, this.#code(notation)),
      late: () => {
        const late = this.#room.error === 'turn.stale';
        if (late) this.#room.error = null;
        return late;
      },
    });
  }

  readonly draft = $derived.by(() =>
    this.around.me === null ? null : this.#draftOf(this.around.me),
  );
  readonly pairs = $derived.by((): readonly Pair[] =>
    this.#table?.phase === 'pairing' ? (this.draft?.pairs ?? []) : [],
  );
  readonly left = $derived.by(() => secondsLeft(this.#room.clock));
  /** Nothing can be changed any more: time is up, or all were ready. */
  readonly closing = $derived.by(() => {
    const { scene } = this.#looks.stage;
    if (scene?.kind === 'closing') return scene.by;
    return this.#table?.phase === 'pairing' && this.left === 0 ? 'time' : null;
  });
  readonly plays = $derived.by(
    () => this.around.me !== null && (this.#table?.playing.includes(this.around.me) ?? false),
  );
  /** I pair now. */
  readonly live = $derived.by(
    () => this.#table?.phase === 'pairing' && this.plays && !this.closing,
  );
  readonly chosen = $derived.by(() => (this.live ? (this.draft?.chosen ?? null) : null));
  /** My reasons, by what they are about. */
  readonly notes = $derived.by(
    () =>
      new Map(
        this.#room.notes
          .filter(({ seat }) => seat === this.around.me)
          .map(({ about, text }) => [about, text]),
      ),
  );

  noteOn(numbers: readonly number[]): string {
    return this.notes.get(aboutOf(this.#table?.round ?? 0, numbers)) ?? '';
  }

  /** Whose « Prêt » this device may still say before the pairing: everybody's on it at once. */
  readonly unready = $derived.by(() => {
    const { phase, deciding = [] } = this.#table ?? {};
    const early = phase === 'gather' || phase === 'look';
    return early ? this.around.held.filter((seat) => deciding.includes(seat)) : [];
  });
  /** « Prêt »: not yet, now, or it is said; null where it is not mine to say. */
  readonly ready = $derived.by(() => {
    const table = this.#table;
    if (!table) return null;
    if (table.phase === 'pairing') {
      if (!this.draft || !this.live) return null;
      if (this.draft.ready) return 'said';
      return this.pairs.length === PAIRS ? 'now' : 'early';
    }
    if (table.phase !== 'gather' && table.phase !== 'look') return null;
    if (this.unready.length) return 'now';
    return this.around.held.some((seat) => table.ready.includes(seat)) ? 'said' : null;
  });

  // Going on

  readonly #hosts = $derived.by(() =>
    this.around.held.some((seat) => seat === this.#room.lobby?.host),
  );
  /** The host need not wait for those who do not answer. */
  readonly begins = $derived.by(
    () =>
      this.#hosts && this.#table?.phase === 'gather' && !this.unready.length && !this.#room.over,
  );
  /** It is one of us who reads: the next call is ours to ask for; else the host may. */
  readonly reader = $derived.by(() => {
    const seat = this.#table?.phase === 'calls' ? this.#table.deciding[0] : undefined;
    return seat !== undefined && this.around.held.includes(seat) ? seat : null;
  });
  readonly goesOn = $derived.by(
    () => this.#table?.phase === 'calls' && (this.#hosts || this.reader !== null),
  );
  /** Who of this device may still laugh; one after the other where several share it. */
  readonly laugher = $derived.by(() => {
    const { me, held, laughs } = this.around;
    return (me === null ? held : [me]).find((seat) => !laughs.includes(seat)) ?? null;
  });

  goOn = (): void => {
    const view = this.#looks.view;
    if (!view || !this.#room.usable || this.#room.pending > 0) return;
    if (this.reader !== null) void this.#room.play(this.reader, this.#code('next'));
    else if (this.#hosts) void this.#room.play(view.seats, this.#code('time-up'));
  };

  laugh = (): void => {
    const { about } = this.around;
    if (this.laugher !== null && about && this.#room.usable)
      this.#room.say(this.laugher, 'face-funny', about);
  };

  // Tapping: what is seen at once, what is sent, what the server is asked about

  /** Forgets the last refusal; true if a tap means something now. Spectators want nothing. */
  #begins(): boolean {
    this.#room.refusal = null;
    this.#room.error = null;
    return this.around.held.length > 0 && this.#room.usable && !this.#looks.showing;
  }

  /** Why not; once what is on its way has arrived. */
  async #ask(notation: string): Promise<void> {
    await this.draft?.sent();
    this.#looks.ask(this.#code(notation));
  }

  #did(edit: Edit): void {
    if (edit.kind === 'pair') {
      pairSound();
      navigator.vibrate?.(20);
    } else if (edit.kind === 'loosen') loosenSound();
    else readySound();
    say(editSentence(edit, this.pairs, !this.#looks.shared));
  }

  tap = (number: number): void => {
    if (!this.#begins()) return;
    const what = this.live && this.draft ? this.draft.tap(number) : 'no';
    if (what === 'no') void this.#ask(`pair ${inOrder(number, (number % PLACES) + 1).join('-')}`);
    else if (what === 'chosen' || what === 'dropped') chooseSound();
    else this.#did(what);
  };

  /** A hint: the first picture of its pair is taken up, the other is left to be found. */
  follow = (code: number): void => {
    const [, one] = /^pair (\d+)-/.exec(this.actions[code] ?? '') ?? [];
    if (this.live && this.draft && one) this.draft.chosen = Number(one);
  };

  loosen = (pair: Pair): void => {
    if (!this.#begins()) return;
    if (this.live && this.draft) this.#did(this.draft.loosen(pair));
    else void this.#ask(`loosen ${pair.join('-')}`);
  };

  /** Takes the last tap back; nothing where there is none. */
  back = (): void => {
    if (!this.#begins() || !this.live) return;
    const what = this.draft?.back();
    if (what === 'dropped') chooseSound();
    else if (what) this.#did(what);
  };

  sayReady = async (): Promise<void> => {
    if (!this.#begins()) return;
    if (this.#table?.phase === 'pairing') {
      if (this.ready === 'now' && this.draft) this.#did(this.draft.sayReady());
      else await this.#ask('ready');
      return;
    }
    if (this.#room.pending > 0) return;
    if (this.unready.length) readySound();
    else await this.#ask('ready');
    for (const seat of this.unready) await this.#room.play(seat, this.#code('ready'));
  };

  // Reasons

  note = (numbers: readonly number[]): void => {
    if ((this.live || this.#table?.phase === 'calls') && this.#room.usable) this.noting = numbers;
  };

  keep = (text: string): void => {
    const { me } = this.around;
    if (this.#table && me !== null && this.noting && text !== this.noteOn(this.noting))
      void this.#room.note(me, aboutOf(this.#table.round, this.noting), text);
  };

  // What is new

  news(told: readonly GameEvent[]): void {
    for (const draft of this.#drafts.values()) draft.heard();
    const now = `${this.#table?.round} ${this.#table?.phase}`;
    if (now !== this.#phase) this.#turnPage();
    this.#phase = now;
    this.#announce(told);
    if (told.some(({ event, seat }) => event === 'ready' && seat === this.#looks.turn))
      this.#looks.hide(); // whoever is ready hands the device on
  }

  #turnPage(): void {
    this.noting = null;
    for (const draft of this.#drafts.values()) draft.clear();
    const looks = this.#looks;
    looks.lifter = null;
    looks.turn = null;
    if (this.#table?.phase === 'calls' && !looks.panel) looks.tab = 'calls';
    if (looks.shared && this.#table?.phase === 'pairing') looks.turn = this.#after(-1);
  }

  /** Who of this device pairs after this seat; those who are ready need not. */
  #after(seat: Seat): Seat | null {
    const waiting = this.around.held.filter((each) => this.#table?.deciding.includes(each));
    return waiting.find((each) => each > seat) ?? waiting[0] ?? null;
  }

  /** This seat's curtain has fallen. */
  passOn(seat: Seat): Seat | null {
    this.#draftOf(seat).chosen = null;
    this.noting = null;
    return this.#after(seat);
  }

  #announce(events: readonly GameEvent[]): void {
    const { people, held, table } = this.around;
    if (!table) return;
    const notes = table.phase === 'calls' ? this.around.reasons : [];
    for (const text of announcements({ table, events, people, held, notes })) say(text);
    if (table.phase !== 'pairing') return;
    const said = events.filter(({ event }) => event === 'ready').map(({ seat }) => seat as Seat);
    const others = said.filter((seat) => !held.includes(seat));
    this.#readies.add(others, () => this.around.people);
  }
}

export const [playing, setPlaying] = createContext<Playing>();
