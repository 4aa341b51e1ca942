// The pictures on the table: postcards of the deck, or the table's own album.
import { SvelteMap } from 'svelte/reactivity';
import { device } from '$lib/device.svelte';
import { language, type Language } from '$lib/language.svelte';
import type { Room } from '$lib/room.svelte';

interface Deck {
  facets: Record<string, { both: Record<Language, string> }>;
  pictures: { key: string; label: Record<Language, string> }[];
}

const AGAIN = 2000; // ms until what did not come is asked for once more

/** "picture-17" is the seventeenth of the deck, or of the album. */
const numberOf = (id: string) => Number(id.slice('picture-'.length));

let deck: Promise<Deck> | null = null;

function fetchDeck(): Promise<Deck> {
  deck ??= fetched('/pictures/deck.json').then((answer) => answer.json() as Promise<Deck>);
  deck.catch(() => (deck = null));
  return deck;
}

async function fetched(address: string, key?: string): Promise<Response> {
  const headers: HeadersInit = key ? { authorization: `Bearer ${key}` } : {};
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

export class Pictures {
  readonly #room: Room;
  readonly #urls = new SvelteMap<string, string>();
  readonly #names = new SvelteMap<string, string | Record<Language, string>>();
  readonly #facets = new SvelteMap<string, Record<Language, string>>();
  readonly #asked = new Set<string>();

  constructor(room: Room) {
    this.#room = room;
  }

  /** Where the picture is; null until it is known. */
  url(id: string): string | null {
    if (!this.#urls.has(id)) this.#ask(id, () => this.#find(id));
    return this.#urls.get(id) ?? null;
  }

  /** What it shows, in the language of the screen; '' until it is known. */
  name(id: string): string {
    if (!this.#names.has(id)) this.#ask('names', () => this.#readNames());
    const name = this.#names.get(id) ?? '';
    return typeof name === 'string' ? name : name[language.current];
  }

  /** What two postcards have in common, by its place in the deck's list: « tous deux piquants ». */
  both(facet: string): string {
    if (!this.#facets.has(facet)) this.#ask('facets', () => this.#readFacets());
    return this.#facets.get(facet)?.[language.current] ?? '';
  }

  /** Once; again a little later if it failed. */
  #ask(what: string, find: () => Promise<void>): void {
    if (this.locked || this.#asked.has(what)) return;
    this.#asked.add(what);
    const again = () => find().catch(() => void setTimeout(() => void again(), AGAIN));
    void again();
  }

  get #album(): string | null {
    const { lobby, code } = this.#room;
    return lobby?.album ? `/api/tables/${code}/album` : null;
  }

  /** An album is for the devices of its table: whoever only watches, without a key, sees none of it. */
  get locked(): boolean {
    return this.#album !== null && this.#key === undefined;
  }

  get #key(): string | undefined {
    const kept = device.table(this.#room.code);
    return kept?.seats[0]?.key ?? kept?.hostKey;
  }

  async #find(id: string): Promise<void> {
    const number = numberOf(id);
    if (this.#album) {
      const answer = await fetched(`${this.#album}/${number}`, this.#key);
      this.#urls.set(id, URL.createObjectURL(await answer.blob()));
    } else {
      const { pictures } = await fetchDeck();
      this.#urls.set(id, `/pictures/${pictures[number - 1]?.key}.svg`);
    }
  }

  async #readNames(): Promise<void> {
    if (this.#album) {
      const answer = await fetched(this.#album, this.#key);
      const album = (await answer.json()) as { number: number; name: string }[];
      for (const { number, name } of album) this.#names.set(`picture-${number}`, name);
    } else {
      const { pictures } = await fetchDeck();
      pictures.forEach(({ label }, place) => this.#names.set(`picture-${place + 1}`, label));
    }
  }

  async #readFacets(): Promise<void> {
    const { facets } = await fetchDeck();
    Object.values(facets).forEach(({ both }, place) => this.#facets.set(String(place), both));
  }
}
