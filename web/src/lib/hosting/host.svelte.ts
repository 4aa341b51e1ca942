// What whoever hosts sees and does: asked for every few seconds, with the token this tab was given.
import { ApiError, call } from '$lib/api';
import type { Hosted, HostedTable, Visiting } from '$lib/hosting/wire';

const TOKEN = 'manege.host'; // for this tab only

export class Host {
  token = $state(sessionStorage.getItem(TOKEN) ?? '');
  now = $state.raw<Hosted | null>(null);
  tables = $state.raw<HostedTable[]>([]);
  find = $state('');
  /** A sentence's name. */
  trouble = $state('');
  /** Of one core, since the last look. */
  processor = $state(0);

  /** Tries a token; it is forgotten if it is not the server's. */
  async enter(token: string): Promise<void> {
    this.token = token;
    await this.look();
  }

  leave(): void {
    sessionStorage.removeItem(TOKEN);
    this.token = '';
    this.now = null;
  }

  look = async (): Promise<void> => {
    if (!this.token) return;
    try {
      const query = this.find.trim() ? `?${new URLSearchParams({ find: this.find.trim() })}` : '';
      const [now, tables] = await Promise.all([
        this.#call<Hosted>('GET', ''),
        this.#call<HostedTable[]>('GET', `/tables${query}`),
      ]);
      this.processor = share(this.now, now);
      this.now = now;
      this.tables = tables;
      this.trouble = '';
      sessionStorage.setItem(TOKEN, this.token);
    } catch (error) {
      this.#failed(error);
    }
  };

  async close(code: string): Promise<void> {
    await this.#call('POST', `/tables/${code}/close`);
    await this.look();
  }

  async delete(code: string): Promise<void> {
    await this.#call('DELETE', `/tables/${code}`);
    await this.look();
  }

  /** No minutes: it may come in again. */
  async ban(address: string, minutes: number): Promise<void> {
    await this.#call<Visiting[]>('POST', '/bans', { address, minutes });
    await this.look();
  }

  #call<T>(method: string, path: string, body?: object): Promise<T> {
    return call<T>(method, `/hosting${path}`, body, this.token);
  }

  #failed(error: unknown): void {
    const key = error instanceof ApiError ? error.key : '';
    if (key === 'key.wrong' || key === 'key.missing') {
      this.leave();
      this.trouble = 'hosting-wrong';
    } else {
      this.trouble = 'hosting-unreachable';
    }
  }
}

/** Seconds of processor for a second of time, in percent. */
export function share(before: Hosted | null, now: Hosted): number {
  const seconds = now.load.uptime - (before?.load.uptime ?? 0);
  const used = now.load.processor - (before?.load.processor ?? 0);
  return seconds > 0 ? Math.round((100 * used) / seconds) : 0;
}
