// The table's own pictures on the host's device: what the album holds, what is on its way.
import { ApiError, api, type Crop } from '$lib/api';

export interface Picture {
  /** Stays when numbers move up. */
  id: number;
  name: string;
  /** What the server has made of it; null until it has been fetched. */
  url: string | null;
  /** As it was on this device, to cut it anew; null after a reload. */
  original: File | null;
}

export interface Upload {
  id: number;
  file: File;
  /** From 0 to 1; at 1 the server is making it small. */
  sent: number;
  /** Why it was refused, as a key of the catalogue. */
  error: string;
}

export const MOST_BYTES = 10 * 1024 * 1024;
export const NAME_SIGNS = 60;
const PAUSE = 1500; // ms, when the server finds us too fast

/** A file's name without its ending; none where only a camera has counted. */
export function nameFrom(file: string): string {
  const words = file
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/\p{C}/gu, '')
    .replace(/[\s_]+/gu, ' ')
    .trim();
  const own = words.replace(/img|image|dsc[nf]?|pxl|mvimg|photo|screenshot|signal|whatsapp/gi, '');
  return /\p{L}{3}/u.test(own) ? words.slice(0, NAME_SIGNS).trim() : '';
}

export class Album {
  readonly code: string;
  readonly #key: string;
  pictures = $state<Picture[]>([]);
  uploads = $state<Upload[]>([]);
  #ids = 0;
  #last: Promise<unknown> = Promise.resolve();
  #sending = false;

  constructor(code: string, hostKey: string) {
    this.code = code;
    this.#key = hostKey;
  }

  /** Something is still on its way. */
  get busy(): boolean {
    return this.uploads.some(({ error }) => !error);
  }

  load(): Promise<void> {
    return this.#inTurn(async () => {
      const found = await api.album(this.code, this.#key);
      this.#forget(this.pictures);
      this.pictures = found.map(({ name }) => this.#kept(name, null));
    });
  }

  add(files: Iterable<File>): void {
    for (const file of files) {
      const error = file.size > MOST_BYTES ? 'album.too-large' : '';
      this.uploads.push({ id: this.#ids++, file, sent: 0, error });
    }
    void this.#sendAll();
  }

  dismiss(upload: Upload): void {
    this.uploads = this.uploads.filter(({ id }) => id !== upload.id);
  }

  rename(picture: Picture, name: string): Promise<void> {
    return this.#inTurn(async () => {
      const number = this.#number(picture);
      picture.name = (await api.namePicture(this.code, number, name, this.#key)).name;
    });
  }

  /** The same photo, cut anew. */
  cut(picture: Picture, crop: Crop): Promise<void> {
    return this.#inTurn(async () => {
      const { original, name } = picture;
      if (!original) return;
      const instead = this.#number(picture);
      await api.sendPicture(this.code, original, { name, crop, instead }, this.#key);
      this.#forget([picture]);
      await this.#fetch(picture);
    });
  }

  remove(picture: Picture): Promise<void> {
    return this.#inTurn(async () => {
      await api.removePicture(this.code, this.#number(picture), this.#key);
      this.#forget([picture]);
      this.pictures = this.pictures.filter(({ id }) => id !== picture.id);
    });
  }

  clear(): Promise<void> {
    return this.#inTurn(async () => {
      await api.clearAlbum(this.code, this.#key);
      this.#forget(this.pictures);
      this.pictures = [];
    });
  }

  /** Fetches what the others will see of it. */
  show(picture: Picture): Promise<void> {
    return this.#inTurn(async () => {
      if (picture.url === null && this.pictures.includes(picture)) await this.#fetch(picture);
    });
  }

  close(): void {
    this.#forget(this.pictures);
  }

  /** One after the other: a number is only good until the next change. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #sendAll(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    for (let next = this.#waiting(); next; next = this.#waiting()) {
      const upload = next;
      await this.#inTurn(() => this.#send(upload));
    }
    this.#sending = false;
  }

  #waiting(): Upload | undefined {
    return this.uploads.find(({ error }) => !error);
  }

  async #send(upload: Upload): Promise<void> {
    const { file } = upload;
    const onsent = (part: number) => (upload.sent = part);
    try {
      const sending = { name: nameFrom(file.name), onsent };
      const { name } = await api.sendPicture(this.code, file, sending, this.#key);
      this.pictures.push(this.#kept(name, file));
      this.dismiss(upload);
    } catch (error) {
      const key = error instanceof ApiError ? error.key : 'unexpected';
      if (key === 'too-fast') await pause();
      else upload.error = key;
    }
  }

  async #fetch(picture: Picture): Promise<void> {
    try {
      const body = await api.picture(this.code, this.#number(picture), this.#key);
      picture.url = URL.createObjectURL(body);
    } catch (error) {
      if (!(error instanceof ApiError) || error.key !== 'too-fast') throw error;
      await pause();
      await this.#fetch(picture);
    }
  }

  #number({ id }: Picture): number {
    return this.pictures.findIndex((each) => each.id === id) + 1;
  }

  #kept(name: string, original: File | null): Picture {
    return { id: this.#ids++, name, url: null, original };
  }

  #forget(pictures: Picture[]): void {
    for (const picture of pictures) {
      if (picture.url) URL.revokeObjectURL(picture.url);
      picture.url = null;
    }
  }
}

const pause = () => new Promise((go) => setTimeout(go, PAUSE));
