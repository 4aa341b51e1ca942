// My pairs as I see them: what the server holds, and what is on its way there, tap by tap.
import type { Seat } from '$lib/wire';
import { PAIRS, inOrder, pairAt, type Pair, type Table } from './model';

export type Edit = { kind: 'pair' | 'loosen'; pair: Pair } | { kind: 'ready' };

type Answer = Promise<'played' | 'refused'>;

/** Where the draft lies, and how it is sent. */
export interface Desk {
  seat: Seat;
  table: () => Table | null;
  play: (seat: Seat, notation: string) => Answer;
  /** Was it refused only because something else came first? Then it is sent again. */
  late: () => boolean;
}

const TRIES = 4;
const PATIENCE = 3000; // ms for the news of what was acknowledged

export class Draft {
  /** The picture that waits for its partner. */
  chosen = $state<number | null>(null);
  /** Not in the view yet, the eldest first. */
  #edits = $state.raw<Edit[]>([]);
  readonly #desk: Desk;
  #way: Promise<void> | null = null;
  #news: (() => void) | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** In order of making. */
  readonly pairs = $derived.by(() => edited(this.#desk.table()?.mine ?? [], this.#edits));

  /** « Prêt » is said; any edit takes it back. */
  readonly ready = $derived.by(() => {
    const last = this.#edits.at(-1);
    if (last) return last.kind === 'ready';
    return this.#desk.table()?.ready.includes(this.#desk.seat) ?? false;
  });

  /** Nothing is on its way any more. */
  async sent(): Promise<void> {
    await this.#way;
  }

  /** A tap on a picture: the first chooses, the second makes the pair, one on a pair loosens it. */
  tap(number: number): Edit | 'chosen' | 'dropped' | 'no' {
    const at = pairAt(this.pairs, number);
    if (at >= 0) return this.#do({ kind: 'loosen', pair: this.pairs[at] as Pair });
    if (this.chosen === number) {
      this.chosen = null;
      return 'dropped';
    }
    if (this.pairs.length === PAIRS) return 'no'; // there is no place for it
    if (this.chosen === null) {
      this.chosen = number;
      return 'chosen';
    }
    const pair = inOrder(this.chosen, number);
    this.chosen = null;
    return this.#do({ kind: 'pair', pair });
  }

  loosen(pair: Pair): Edit {
    return this.#do({ kind: 'loosen', pair });
  }

  /** Drops the choice, or else loosens the last pair; null if there is neither. */
  back(): Edit | 'dropped' | null {
    if (this.chosen !== null) {
      this.chosen = null;
      return 'dropped';
    }
    const last = this.pairs.at(-1);
    return last ? this.loosen(last) : null;
  }

  sayReady(): Edit {
    this.chosen = null;
    return this.#do({ kind: 'ready' });
  }

  /** There are new views. */
  heard(): void {
    this.#news?.();
  }

  /** Another phase: nothing of it counts any more. */
  clear(): void {
    this.chosen = null;
    this.#edits = [];
    this.heard();
  }

  #do(edit: Edit): Edit {
    this.#edits = [...this.#edits, edit];
    this.#way ??= this.#send();
    return edit;
  }

  /** One after the other: a seat's next decision exists only once the last was heard of. */
  async #send(): Promise<void> {
    for (let edit = this.#edits[0]; edit; edit = this.#edits[0]) {
      const how = await this.#tryToSend(edit);
      if (this.#edits[0] !== edit) continue; // cleared meanwhile
      this.#edits = how === 'played' ? this.#edits.slice(1) : []; // the server's word stands
    }
    this.#way = null;
  }

  async #tryToSend(edit: Edit): Answer {
    for (let tries = 1; ; tries++) {
      const how = await this.#sendOnce(edit);
      if (how === 'played' || tries === TRIES || !this.#desk.late()) return how;
      await this.#until(() => false, 250);
    }
  }

  async #sendOnce(edit: Edit): Answer {
    const how = await this.#desk.play(this.#desk.seat, notationOf(edit));
    if (how === 'played') await this.#until(() => this.#arrived(edit));
    return how;
  }

  /** The view tells of it, or has gone on. */
  #arrived(edit: Edit): boolean {
    const table = this.#desk.table();
    if (table?.phase !== 'pairing') return true;
    if (edit.kind === 'ready') return table.ready.includes(this.#desk.seat);
    return has(table.mine, edit.pair) === (edit.kind === 'pair');
  }

  async #until(true_: () => boolean, patience = PATIENCE): Promise<void> {
    if (!true_())
      await new Promise<void>((go) => {
        const timer = setTimeout(go, patience);
        this.#news = () => {
          if (!true_()) return;
          clearTimeout(timer);
          go();
        };
      });
    this.#news = null;
  }
}

function notationOf(edit: Edit): string {
  return edit.kind === 'ready' ? 'ready' : `${edit.kind} ${edit.pair.join('-')}`;
}

const same = (one: Pair, other: Pair) => one[0] === other[0] && one[1] === other[1];
const has = (pairs: readonly Pair[], pair: Pair) => pairs.some((each) => same(each, pair));

/** These pairs after these edits. What the server has taken over already changes nothing. */
function edited(pairs: readonly Pair[], edits: readonly Edit[]): Pair[] {
  let now = [...pairs];
  for (const edit of edits) {
    if (edit.kind === 'loosen') now = now.filter((pair) => !same(pair, edit.pair));
    else if (edit.kind === 'pair' && !has(now, edit.pair)) now.push(edit.pair);
  }
  return now;
}
