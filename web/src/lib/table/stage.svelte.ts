// The stage of a table: scenes one after the other, each shown once, shorter from the fourth time on.
import { calm, pause, skip } from '$lib/motion';

export interface Shown {
  kind: string;
  ms: number;
  /** Always at its own pace, however often it was seen. */
  steady?: boolean;
  /** Waits for `go`, also with less motion. */
  held?: boolean;
}

const OFTEN = 3;

export class Scenes<Scene extends Shown> {
  scene = $state.raw<Scene | null>(null);
  /** Durations are multiplied by this. */
  pace = $state(1);
  /** Nothing new is shown until it goes on. */
  paused = $state(false);

  #times = new Map<string, number>();
  protected skipping = false;
  #stopped = false;
  #on: (() => void) | null = null;

  /** Shows these scenes; `begin` is called at each, also where nothing moves. */
  protected async run(
    scenes: readonly Scene[],
    begin: (scene: Scene) => void,
    end: (scene: Scene) => void = () => {},
  ): Promise<void> {
    this.skipping = calm();
    this.#stopped = false;
    for (const scene of scenes) {
      if (this.#stopped) break;
      begin(scene);
      if (this.skipping && !scene.held) continue;
      const times = this.#times.get(scene.kind) ?? 0;
      this.#times.set(scene.kind, times + 1);
      this.pace = scene.steady || times < OFTEN ? 1 : 0.5;
      this.scene = scene;
      if (!scene.held) await pause(scene.ms * this.pace);
      if (scene.held || (this.paused && !this.skipping)) await this.#told();
      end(scene);
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
    this.skipping = true;
    skip();
    this.go();
    return true;
  }

  /** Nothing of it is true any more: the whole table has come anew. */
  protected stop(): void {
    this.#stopped = true;
    if (!this.skip()) this.go();
  }
}
