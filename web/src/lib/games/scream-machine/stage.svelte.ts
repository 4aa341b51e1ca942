// The stage of the parks: what happened is shown on the table as it lay, before the new view is taken.
import { Scenes } from '$lib/table/stage.svelte';
import type { GameEvent } from '$lib/wire';
import type { Table } from './model';
import { scenesOf, type Scene } from './queue';
import { soundOf } from './sounds';
import type { Walk } from './walk';

const HEARD_ANYWAY = new Set<Scene['kind']>(['build', 'option', 'curtains', 'tallies']);

export class Stage extends Scenes<Scene> {
  /** What lies there while scenes run. */
  table = $state.raw<Table | null>(null);

  /** For spectators a round's end goes on by itself. */
  async show(events: readonly GameEvent[], before: Table, watching = false): Promise<void> {
    await this.run(scenesOf(events, before), (scene) => {
      this.table = scene.table;
      if (!this.skipping || HEARD_ANYWAY.has(scene.kind)) soundOf(scene);
      if (watching && scene.held) setTimeout(() => this.scene === scene && this.go(), scene.ms);
    });
  }

  /** How far the visitors have come, while a round ends. */
  get walk(): Walk | null {
    return this.scene && 'walk' in this.scene ? this.scene.walk : null;
  }

  /** What is seen over the closed parks, then of the open ones. */
  get count(): 3 | 2 | 1 | 'curtains' | null {
    if (this.scene?.kind === 'count') return this.scene.number;
    return this.scene?.kind === 'curtains' ? 'curtains' : null;
  }

  /** A tap ends what is shown, unless it is on what steers it. */
  tap({ target }: Event): void {
    if (!(target as Element).closest('[data-stay]')) this.skip();
  }

  /** The new views are there. */
  settle(): void {
    if (this.scene) this.stop();
    this.table = null;
  }
}
