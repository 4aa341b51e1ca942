// The stage of a table: what happened, scene by scene at the pace its player likes, each shown once.
import { calm, pause, skip } from '$lib/motion';
import { prefs, type Pace } from '$lib/prefs.svelte';

export interface Shown<Table = unknown> {
  kind: string;
  ms: number;
  /** What lies on the table meanwhile, and until the next scene. */
  table?: Table;
  /** Waits for `go`, also with less motion. */
  held?: boolean;
}

const FACTOR: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.5, once: 1 };

export class Stage<Table, Scene extends Shown<Table> = Shown<Table>> {
  scene = $state.raw<Scene | null>(null);
  /** What lies there while scenes run. */
  table = $state.raw<Table | null>(null);
  /** Nothing new is shown until it goes on. */
  paused = $state(false);

  #skipping = false;
  #stopped = false;
  #on: (() => void) | null = null;

  /** Durations are multiplied by this. */
  get pace(): number {
    return FACTOR[prefs.pace];
  }

  /** Shows these scenes; `begin` is called at each, also where nothing moves. */
  async show(
    scenes: readonly Scene[],
    begin: (scene: Scene, skipping: boolean) => void = () => {},
  ): Promise<void> {
    this.#skipping = calm() || prefs.pace === 'once';
    this.#stopped = false;
    for (const scene of scenes) {
      if (this.#stopped) break;
      if (scene.table !== undefined) this.table = scene.table;
      begin(scene, this.#skipping);
      if (this.#skipping && !scene.held) continue;
      this.scene = scene;
      if (!scene.held) await pause(scene.ms * this.pace);
      if (scene.held || (this.paused && !this.#skipping)) await this.#told();
    }
    this.paused = false;
    this.scene = null;
  }

  /** A scene waits for whoever looks at it. */
  get waits(): boolean {
    return this.scene?.held ?? false;
  }

  #told(): Promise<void> {
    return new Promise((resolve) => (this.#on = resolve));
  }

  go(): void {
    this.paused = false;
    this.#on?.();
    this.#on = null;
  }

  togglePause(): void {
    if (this.paused) this.go();
    else this.paused = true;
  }

  /** One tap or key ends what is being shown; true if something was. */
  skip(): boolean {
    if (!this.scene || this.scene.held) return false;
    this.#skipping = true;
    skip();
    this.go();
    return true;
  }

  /** What is being shown ends at once; false where it waits for whoever looks at it. */
  async end(): Promise<boolean> {
    if (this.skip()) await new Promise((gone) => setTimeout(gone));
    return this.scene === null;
  }

  /** A tap ends what is shown, unless it is on what steers it. */
  tap = ({ target }: Event): void => {
    if (!(target as Element).closest('[data-stay]')) this.skip();
  };

  /** The new views are there; if scenes still run, nothing of them is true any more. */
  settle(): void {
    if (this.scene) {
      this.#stopped = true;
      if (!this.skip()) this.go();
    }
    this.table = null;
  }
}
