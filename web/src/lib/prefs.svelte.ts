// Preferences of this device.
const KEY = 'manege.prefs';

export const PACES = ['slow', 'normal', 'fast', 'once'] as const;
export type Pace = (typeof PACES)[number];

interface Kept {
  /** The goal of the turn in one line, for beginners. */
  help: boolean;
  motion: boolean;
  /** Single letters and figures act on the table. */
  shortcuts: boolean;
  /** Readers hear what a picture shows, where its name could give a hint. */
  describe: boolean;
  /** Others' reactions are shown, and one may react. */
  reactions: boolean;
  /** How fast it is shown what others do. */
  pace: Pace;
}

const ADVISED: Kept = {
  help: true,
  motion: true,
  shortcuts: true,
  describe: false,
  reactions: true,
  pace: 'normal',
};

function kept(): Kept {
  try {
    return { ...ADVISED, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return ADVISED;
  }
}

class Prefs {
  #kept = $state(kept());

  get help(): boolean {
    return this.#kept.help;
  }

  get motion(): boolean {
    return this.#kept.motion;
  }

  get shortcuts(): boolean {
    return this.#kept.shortcuts;
  }

  get describe(): boolean {
    return this.#kept.describe;
  }

  get reactions(): boolean {
    return this.#kept.reactions;
  }

  get pace(): Pace {
    return this.#kept.pace;
  }

  set(news: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...news };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    document.documentElement.classList.toggle('calm', !this.#kept.motion);
  }
}

export const prefs = new Prefs();
prefs.set({});
