// The stage: scenes one after the other, each shown once, shorter from the fourth time on.
import { calm, pause, skip } from '$lib/motion';
import { afterEffect, scenesOf, type Scene } from './queue';
import type { GameEvent, Seat } from '$lib/wire';
import type { Table } from './model';
import { soundOf } from './sounds';

const OFTEN = 3;

export class Stage {
  scene = $state.raw<Scene | null>(null);
  /** The table between two views, when guests have moved and a card is still to be drawn. */
  table = $state.raw<Table | null>(null);
  /** Durations are multiplied by this. */
  pace = $state(1);
  /** With less motion, the houses where something has just changed. */
  changed = $state.raw<readonly Seat[]>([]);

  #shown = new Map<string, number>();
  #skipping = false;

  async show(events: readonly GameEvent[], before: Table): Promise<void> {
    this.#skipping = calm();
    const scenes = scenesOf(events, before);
    this.changed = calm() ? changedBy(scenes) : [];
    for (const scene of scenes) {
      soundOf(scene);
      if (this.#skipping) continue;
      const times = this.#shown.get(scene.kind) ?? 0;
      this.#shown.set(scene.kind, times + 1);
      this.pace = times < OFTEN ? 1 : 0.5;
      this.scene = scene;
      await pause(scene.ms * this.pace);
      if (scene.kind === 'effect') this.table = afterEffect(before, scene.events);
    }
    this.scene = null;
  }

  /** One tap or key ends what is being shown; true if something was. */
  skip(): boolean {
    if (!this.scene) return false;
    this.#skipping = true;
    skip();
    return true;
  }

  /** The new views are there. */
  settle(): void {
    this.table = null;
  }
}

function changedBy(scenes: readonly Scene[]): Seat[] {
  return scenes.flatMap((scene) => {
    if (scene.kind === 'knock') return [scene.keeper];
    if (scene.kind === 'effect') return [scene.door.offerer, scene.door.keeper];
    return [];
  });
}
