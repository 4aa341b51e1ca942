// What every piece of the table knows: who looks at what, what is picked, what may be done where.
import { createContext, untrack } from 'svelte';
import type { TableFacts } from '$lib/games';
import { say } from '$lib/live';
import type { Room } from '$lib/room.svelte';
import { size } from '$lib/sizes';
import { Looking } from '$lib/table/looking.svelte';
import { wordingOfAny } from '$lib/table/wording';
import type { GameEvent, Seat } from '$lib/wire';
import { announcements } from './announce';
import { chainOf, type Ticket } from './chain';
import {
  isInnovation,
  moveOf,
  pairOf,
  parkOf,
  seen,
  tableOf,
  type Fitting,
  type Move,
  type Park,
  type Table,
} from './model';
import type { Printed, PrintedTile } from './printed';
import { FREELY, MEANT, SECRET } from './questions';
import { scenesOf, type Scene } from './queue';
import { chooseSound, soundOf } from './sounds';
import type { Die, Hex, Staff, Tile } from './told';

/** Helpers that take a die from the map. */
export type Aid = 'plan' | 'guide' | 'gamble';

/** A tap on a hex answers them. */
const STEPS = new Set(['stroll-to', 'tour-to', 'stand', 'replant', 'alight']);
/** How laying one is written, without its place. */
const fitted = (fitting: Fitting): string =>
  `${isInnovation(fitting) ? 'add' : 'install'} ${fitting}`;

export class Around {
  readonly room: Room;
  readonly looks: Looking<Table, Scene>;
  readonly printed: Printed;
  readonly words: ReturnType<typeof wordingOfAny>;
  /** On the shared screen: tiles are seen from afar. */
  readonly grand: boolean;

  // What is picked and has not left

  /** Two staff cards at most. */
  staff = $state.raw<Staff[]>([]);
  /** A tile to be built or kept, and its place. */
  tile = $state<Tile | null>(null);
  site = $state<Hex | null>(null);
  /** Any other move, as it is written; and a face that shall follow it. */
  picked = $state<string | null>(null);
  face = $state<number | null>(null);
  /** What a tap on a hex means in phases 4 and 5. */
  facility = $state<Fitting | null>(null);
  aid = $state<Aid | null>(null);
  /** Several kinds of dice stand here, and one is to be named. */
  from = $state<Hex | null>(null);
  /** The die of the group that leaves, as it will arrive. */
  wanted = $state<Die | null>(null);

  // What lies open

  /** The attraction that is explained. */
  looked = $state<Tile | null>(null);
  /** Whose park is visited. */
  visited = $state<Seat | null>(null);
  sent = $state(false);

  readonly #actions: string[];
  readonly #stacked = size('stacked');
  readonly #low = size('low');
  readonly #narrow = size('narrow');
  #next: number[] = [];
  /** My act is on disk: the next view has it. */
  #kept = true;
  /** How long the chain shall be, while acts are taken back. */
  #back: number | null = null;

  readonly small = $derived(this.#stacked.current || this.#low.current);
  readonly low = $derived(this.#low.current);
  readonly narrow = $derived(this.small || this.#narrow.current);
  readonly table = $derived.by((): Table => this.looks.table as Table);
  readonly fields = $derived.by(() => this.table.fields);
  readonly people = $derived.by(() => this.looks.people);
  readonly scene = $derived.by(() => this.looks.stage.scene);
  /** Who may act here; where several share a device and nothing is secret, whose turn it is. */
  readonly me = $derived.by((): Seat | null => {
    const { me, curtain, actor } = this.looks;
    return me ?? (curtain ? null : actor);
  });
  /** Whose park lies on the meadow. */
  readonly seat = $derived.by(
    (): Seat =>
      this.me ??
      this.looks.actor ??
      this.looks.held[0] ??
      this.fields.player ??
      this.fields.order[0] ??
      0,
  );
  readonly park = $derived.by((): Park => parkOf(this.table, this.seat));
  readonly live = $derived.by(
    () => this.me !== null && this.me === this.looks.actor && !this.looks.showing && !this.sent,
  );
  readonly moves = $derived.by((): Move[] =>
    this.live ? this.looks.options.map((code) => moveOf(code, this.#actions[code] ?? '')) : [],
  );
  /** What is asked of me: `plan-round`, `operate`, `send-visitor`… */
  readonly question = $derived.by(() => (this.live ? (this.looks.asked?.decision ?? null) : null));
  /** Done at a tap: nothing is final before the phase is finished. */
  readonly freely = $derived(FREELY.has(this.question ?? ''));
  /** Behind a curtain nobody's cards lie open. */
  readonly hand = $derived.by((): Staff[] =>
    this.me === null ? [] : seen(this.table.zones.hand[this.me]),
  );
  /** All sums are known, and one may still change. */
  readonly summing = $derived.by(() => {
    const { phase, solo, sums } = this.fields;
    return phase === 'planning' && !solo && sums.some((sum) => sum !== null);
  });
  readonly chain = $derived.by((): Ticket[] => chainOf(this.looks.told, this.seat));
  readonly trying = $derived.by(() => this.looks.trial.on);
  /** How many tickets a trial began with: they stay until it is kept or thrown away. */
  readonly firm = $derived.by(() => (this.trying ? this.#chainAfter(0).length : 0));

  // The activation under way

  readonly group = $derived.by(() => this.fields.group[this.seat] ?? null);
  /** The dice of the group that can leave, as they will arrive. */
  readonly leavers = $derived.by((): Die[] => {
    const dice = this.moves.filter(({ verb }) => verb === 'send').map(({ words }) => words[0]);
    return [...new Set(dice)] as Die[];
  });
  readonly leaving = $derived.by((): Die | null => {
    if (this.wanted && this.leavers.includes(this.wanted)) return this.wanted;
    const best = (die: Die) =>
      Math.max(0, ...Object.values<number>(this.group?.prospects[die] ?? {}));
    return [...this.leavers].sort((one, other) => best(other) - best(one))[0] ?? null;
  });

  // What a tap on a hex does

  readonly targets = $derived.by((): Partial<Record<Hex, string>> => {
    const found: Partial<Record<Hex, string>> = {};
    const add = (hex: string | undefined, notation: string) => {
      if (hex) found[hex as Hex] ??= notation;
    };
    const { question } = this;
    if (question && this.placing) {
      for (const hex of Object.keys(this.fields.sites[this.seat] ?? {})) add(hex, hex);
      return found;
    }
    for (const { verb, words, notation } of this.moves) {
      if (verb === 'send' && words[0] === this.leaving) add(words[1], notation);
      if (STEPS.has(verb)) add(words[0], notation);
      if (this.aid ? verb === this.aid : verb === 'turn') add(words[1], notation);
      if (!this.aid && (verb === 'activate' || verb === 'direct')) add(words[0], notation);
      if (this.facility && notation.startsWith(`${fitted(this.facility)} `))
        add(words[1], notation);
    }
    return found;
  });
  /** Where a die is asked for: the kinds that stand on the hex tapped. */
  readonly kinds = $derived.by((): Move[] => {
    const verb = this.aid ?? 'turn';
    return this.from
      ? this.moves.filter((move) => move.verb === verb && move.words[1] === this.from)
      : [];
  });

  /** A tile is in hand, its place is looked for. */
  readonly placing = $derived.by((): boolean => {
    const { question } = this;
    if (question === 'choose-first-site') return true;
    if (question === 'place-tile' || question === 'place-salvaged') return true;
    const chosen = ['expand', 'choose-tile', 'salvage-tile'].includes(question ?? '');
    return chosen && this.tile !== null;
  });
  /** The tile whose place is looked for. */
  readonly inHand = $derived.by((): Tile | null => {
    const { zones } = this.table;
    const kept = seen(zones['kept-tile'][this.seat])[0];
    return this.tile ?? zones.site[this.seat]?.[0] ?? kept ?? null;
  });
  /** The monorail picked, and whom it would help. */
  readonly train = $derived(
    this.picked?.startsWith('welcome') ? Number(this.picked.split(' ')[1]) : null,
  );
  readonly boarding = $derived.by(() =>
    this.train === null ? [] : (this.fields.boarding[this.seat]?.[this.train - 1] ?? []),
  );
  /** The hex of a move that was picked for me. */
  readonly advised = $derived(
    this.freely
      ? (this.picked?.split(' ').findLast((word) => /^[a-e]\d$/.test(word)) ?? null)
      : null,
  );
  /** Where the die stands that walks next, or the mascot that works. */
  readonly moving = $derived.by((): Hex | null => {
    const { moving, alighting } = this.fields;
    return (moving[this.seat] ?? alighting[this.seat])?.hex ?? null;
  });
  /** Where a facility is taken from. */
  readonly uprooted = $derived.by((): Hex | null => this.fields.replanting[this.seat]?.hex ?? null);
  readonly standing = $derived.by((): Hex | null => this.fields.mascot_at[this.seat] ?? null);

  /** What the two cards picked would bring. */
  readonly outlook = $derived.by(() => {
    const [one, other] = this.staff;
    if (!one || !other) return null;
    const [staff, second] = pairOf(one, other);
    const picks = this.fields.picks[this.seat] ?? [];
    return picks.find((pick) => pick.staff === staff && pick.second === second) ?? null;
  });

  // What Confirm would send

  readonly codes = $derived.by((): number[] => {
    const written = this.#written();
    return written.some((notation) => this.codeOf(notation) < 0)
      ? []
      : written.map((notation) => this.codeOf(notation));
  });
  readonly ready = $derived(this.codes.length > 0);
  /** Something is picked that Escape would drop. */
  readonly holding = $derived(
    this.staff.length > 0 ||
      this.tile !== null ||
      this.site !== null ||
      this.picked !== null ||
      this.facility !== null ||
      this.aid !== null ||
      this.from !== null,
  );

  /** `screen`: shared by all, so that what any of them does is shown. */
  constructor({ room, actions, info, components }: TableFacts, { screen = false } = {}) {
    this.grand = screen;
    this.room = room;
    this.#actions = actions;
    this.printed = components as unknown as Printed;
    this.words = wordingOfAny(info);
    this.looks = new Looking<Table, Scene>(room, {
      read: tableOf,
      scenes: (told, before, after) => scenesOf(told, before, after, screen ? null : this.seat),
      begin: (scene, skipping) => soundOf(scene, skipping),
      follow: (code) => this.#follow(code),
      news: (told) => this.#news(told),
      curtained: ({ decision }) => SECRET.has(decision),
    });
    $effect(() => {
      void [room.seq, this.looks.trial.codes];
      if (this.live) untrack(() => this.#sendNext());
    });
  }

  #written(): string[] {
    const { question, tile, site, picked } = this;
    if (question === 'plan-round') {
      const [one, other] = this.staff;
      return one && other ? [`pick ${pairOf(one, other).join(' ')}`] : [];
    }
    if (picked) return this.face === null ? [picked] : [picked, `face ${this.face}`];
    if (question === 'choose-tile') return tile && site ? [`keep ${tile}`, `open ${site}`] : [];
    if (question === 'choose-first-site') return site ? [`open ${site}`] : [];
    if (question === 'expand' && this.moves.length === 1) return ['pass'];
    if (question === 'expand') return tile && site ? [`build ${tile}`, `at ${site}`] : [];
    if (question === 'salvage-tile') return tile && site ? [`salvage ${tile}`, `at ${site}`] : [];
    if (question === 'place-tile' || question === 'place-salvaged')
      return site ? [`at ${site}`] : [];
    if (question === 'draw-visitor') return ['draw'];
    if (question === 'improve' || question === 'operate') return this.holding ? [] : ['finish'];
    return [];
  }

  codeOf(notation: string): number {
    return this.#actions.indexOf(notation);
  }

  offered(notation: string): boolean {
    return this.moves.some((move) => move.notation === notation);
  }

  of(verb: string): Move[] {
    return this.moves.filter((move) => move.verb === verb);
  }

  tileOf(tile: Tile): PrintedTile {
    return this.printed.tiles[tile];
  }

  isBot = (seat: Seat): boolean => this.room.lobby?.seats[seat]?.kind === 'bot';

  // Picking

  /** Two cards of the hand; a third takes the place of the older. */
  tapStaff = (staff: Staff): void => {
    if (this.#shut()) return;
    if (this.question !== 'plan-round') return this.ask(`pick ${pairOf(staff, staff).join(' ')}`);
    const held = this.hand.filter((card) => card === staff).length;
    const mine = this.staff.filter((card) => card === staff).length;
    if (mine > 0 && mine >= held) this.staff = this.staff.filter((card) => card !== staff);
    else this.staff = [...this.staff, staff].slice(-2);
    chooseSound();
  };

  /** A tile of the market, of the discard, or of those dealt. */
  tapTile = (tile: Tile): void => {
    if (this.#shut()) return;
    const verb =
      { 'choose-tile': 'keep', 'salvage-tile': 'salvage' }[this.question ?? ''] ?? 'build';
    this.looked = tile;
    if (!this.offered(`${verb} ${tile}`)) {
      this.tile = null;
      return this.ask(`${verb} ${tile}`);
    }
    this.picked = null;
    this.tile = this.tile === tile ? null : tile;
    if (this.tile === null) this.site = null;
    chooseSound();
  };

  /** With a die that stands there, it is meant. */
  tapHex = (hex: Hex, die: Die | null = null): void => {
    if (this.#shut()) return;
    if (die && this.#tapDie(hex, die)) return;
    const target = this.targets[hex];
    this.looked = this.park.tiles[hex] ?? this.looked;
    if (!target) return this.#wonder(hex);
    chooseSound();
    if (this.placing) this.site = hex;
    else if (this.aid || this.question === 'turn-die') this.#name(hex);
    else this.do(target);
  };

  /** A die of the group is the one that leaves, another one comes in instead; or it is to be turned
   * or moved. */
  #tapDie(hex: Hex, die: Die): boolean {
    const { group, aid, question } = this;
    if (group?.hex === hex && question === 'send-visitor') {
      const after = group.after[group.dice.indexOf(die)];
      if (after === undefined) this.do(`with ${die}`);
      else if (after) this.wanted = after;
      chooseSound();
      return true;
    }
    const meant = `${aid ?? 'turn'} ${die} ${hex}`;
    if (!this.offered(meant)) return false;
    this.from = hex;
    this.name(meant);
    return true;
  }

  /** The die on this hex; where several kinds stand, one is named next. */
  #name(hex: Hex): void {
    this.from = hex;
    const [only, another] = this.kinds;
    if (only && !another) this.name(only.notation);
  }

  name = (notation: string): void => {
    if (this.question === 'turn-die') {
      this.picked = notation;
      return;
    }
    this.do(notation);
  };

  /** Why nothing can be done there. */
  #wonder(hex: Hex): void {
    const { question, group, facility, aid } = this;
    if (question === 'send-visitor' && group)
      return this.ask(this.leaving ? `send ${this.leaving} ${hex}` : `activate ${hex}`);
    if (question === 'improve' && facility) return this.ask(`${fitted(facility)} ${hex}`);
    if (aid || question === 'turn-die') return this.ask(`${aid ?? 'turn'} blue-1 ${hex}`);
    const meant = MEANT[question ?? ''] ?? 'activate';
    const full = (this.fields.icons_free[this.seat]?.[hex] ?? 1) <= 0;
    if (question === 'operate' && full && this.of('direct').length) this.ask(`direct ${hex}`);
    else this.ask(`${meant} ${hex}`);
  }

  /** Picks a move that Confirm sends, lets it go, or asks what hinders it. */
  choose = (notation: string): void => {
    if (this.#shut()) return;
    if (!this.offered(notation)) return this.ask(notation);
    this.tile = this.site = this.face = null;
    this.picked = this.picked === notation ? null : notation;
    chooseSound();
  };

  /** Does it at once; what is not offered is asked about. */
  do = (notation: string): void => {
    if (this.#shut()) return;
    const code = this.codeOf(notation);
    if (!this.offered(notation)) return this.ask(notation);
    const { facility } = this;
    this.#letGo();
    if (facility && notation.startsWith(fitted(facility))) this.facility = facility;
    this.#send(code);
  };

  /** Whether there is a place for it. */
  fits(fitting: Fitting): boolean {
    return this.moves.some(({ notation }) => notation.startsWith(`${fitted(fitting)} `));
  }

  takeFacility = (facility: Fitting): void => {
    if (this.#shut()) return;
    if (!this.fits(facility)) return this.ask(`${fitted(facility)} d2`);
    this.facility = this.facility === facility ? null : facility;
    chooseSound();
  };

  takeAid = (aid: Aid): void => {
    if (this.#shut()) return;
    if (!this.of(aid).length) return this.ask(`${aid} blue-1 e2`);
    this.aid = this.aid === aid ? null : aid;
    this.from = null;
    chooseSound();
  };

  ask(notation: string): void {
    this.looks.ask(this.codeOf(notation));
  }

  cancel = (): void => {
    if (this.visited !== null) this.visited = null;
    else if (this.from !== null && !this.picked) this.from = null;
    else this.#letGo();
  };

  #letGo(): void {
    this.staff = [];
    this.tile = this.site = this.picked = this.face = null;
    this.facility = this.aid = this.from = this.wanted = null;
  }

  confirm = (): void => {
    if (this.looks.busy || !this.ready) return;
    const [first, ...rest] = this.codes;
    this.#next = rest;
    this.#letGo();
    if (first !== undefined) this.#send(first);
  };

  #send(code: number): void {
    if (this.looks.busy) return;
    this.sent = true;
    this.#kept = false;
    void this.looks.play(code, { stay: true }).then(() => {
      this.#kept = true;
      if (this.room.refusal || this.room.error || this.trying) this.sent = false;
    });
  }

  /** What was picked together follows as soon as it is asked for. */
  #sendNext(): void {
    const [code, ...rest] = this.#next;
    this.#next = code !== undefined && this.looks.options.includes(code) ? rest : [];
    if (code !== undefined && this.looks.options.includes(code)) this.#send(code);
  }

  /** Back to just before this ticket: act after act is taken back. */
  backTo = (at: number): void => {
    if (this.#shut()) return;
    this.#letGo();
    if (this.trying) return this.#shorten(at);
    this.#back = at;
    this.#takeBack();
  };

  /** A trial back to where its chain was that long. */
  #shorten(at: number): void {
    const { codes } = this.looks.trial;
    if (at < this.firm) {
      this.room.error = 'undo.trial';
      return;
    }
    let acts = codes.length;
    while (acts > 0 && this.#chainAfter(acts).length > at) acts -= 1;
    void this.looks.tryOut(codes.slice(0, acts));
  }

  #chainAfter(acts: number): Ticket[] {
    const { told, trial } = this.looks;
    return chainOf(told.slice(0, told.length - trial.codes.length + acts), this.seat);
  }

  #takeBack(): void {
    if (this.#back === null || this.room.pending > 0) return;
    if (this.chain.length <= this.#back || this.me === null || this.looks.withheld) {
      if (this.chain.length > this.#back) this.looks.undo(); // it says why not
      this.#back = null;
      return;
    }
    void this.room.undo(this.me).then((how) => {
      if (how !== 'played') this.#back = null;
    });
  }

  #news(told: readonly GameEvent[]): void {
    if (!this.looks.table) return;
    if (this.#kept) this.sent = false; // others act meanwhile
    this.#takeBack();
    for (const text of announcements(this, told)) say(text, 'polite');
    if (this.#next.length || told.length === 0) return;
    const { seat } = this;
    const laid = ['installed', 'innovated'];
    if (told.some(({ event, seat: whose }) => whose === seat && !laid.includes(event)))
      this.#letGo();
  }

  /** A hint is picked as if by hand, or shown where a tap would do it. */
  #follow(code: number): void {
    const move = this.moves.find((one) => one.code === code);
    if (!move) return;
    const { verb, words, notation } = move;
    this.#letGo();
    if (verb === 'pick') this.staff = words as Staff[];
    else if (verb === 'build' || verb === 'keep' || verb === 'salvage')
      this.tile = words[0] as Tile;
    else if (verb === 'at' || verb === 'open') this.site = words[0] as Hex;
    else if (verb === 'send') this.wanted = words[0] as Die;
    else this.picked = notation;
  }

  /** Something is being shown: nothing can be picked. */
  #shut(): boolean {
    if (!this.looks.showing) this.room.refusal = null;
    return this.looks.showing;
  }
}

export const [around, setAround] = createContext<Around>();
