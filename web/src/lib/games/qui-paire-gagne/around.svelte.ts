// What every part of the table knows: who looks, what lies there, what was told and said of it.
import { createContext } from 'svelte';
import { size } from '$lib/sizes';
import type { Looking } from '$lib/table/looking.svelte';
import type { Seat } from '$lib/wire';
import { historyOf, laughing } from './history';
import { aboutOf, type Happening, type Table } from './model';
import { Pictures } from './pictures';
import { worded } from './reasons';

export class Around {
  readonly pictures: Pictures;
  readonly #narrow = size('narrow');
  readonly #low = size('low');

  constructor(readonly looks: Looking<Table, Happening>) {
    this.pictures = new Pictures(looks.room);
  }

  get room() {
    return this.looks.room;
  }

  get people() {
    return this.looks.people;
  }

  get held(): readonly Seat[] {
    return this.looks.held;
  }

  /** Who pairs here; nobody where a bot does it for them. */
  get me(): Seat | null {
    const { me, held } = this.looks;
    return me !== null && held.includes(me) ? me : null;
  }

  /** Whatever asks for it stands there only once there is one. */
  get table(): Table {
    return this.looks.table as Table;
  }

  /** What is mine lies below the pictures or beside them in a narrow place: few words. */
  get small(): boolean {
    return this.#narrow.current || this.#low.current;
  }

  /** The last picture is an apple at this table. */
  get apples(): boolean {
    return this.room.lobby?.options['apple'] !== 'off';
  }

  readonly rounds = $derived.by(() => historyOf(this.looks.told, this.table.present));

  /** The call being shown, and what notes and laughs name it by. */
  readonly call = $derived.by(() => this.table.calls.at(-1));
  readonly about = $derived.by(() =>
    this.call ? aboutOf(this.table.round, this.call.numbers) : '',
  );
  /** The reasons of raised hands. */
  readonly reasons = $derived.by(() =>
    this.room.notes
      .filter(({ about, seat }) => about === this.about && this.call?.hands.includes(seat))
      .map((note) => worded(note, this.pictures)),
  );
  readonly laughs = $derived.by(() => laughing(this.room.said, this.about));

  /** Where the picture with this number is. */
  url(number: number): string | null {
    return this.pictures.url(this.table.pictures[number - 1] ?? '');
  }
}

export const [around, setAround] = createContext<Around>();
