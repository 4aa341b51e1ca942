// The stage of the street: knock, door, card, effect, draw.
import { calm } from '$lib/motion';
import { Scenes } from '$lib/table/stage.svelte';
import { afterEffect, scenesOf, type Scene } from './queue';
import type { GameEvent, Seat } from '$lib/wire';
import type { Table } from './model';
import { soundOf } from './sounds';

export class Stage extends Scenes<Scene> {
  /** The table between two views, when guests have moved and a card is still to be drawn. */
  table = $state.raw<Table | null>(null);
  /** With less motion, the houses where something has just changed. */
  changed = $state.raw<readonly Seat[]>([]);

  async show(events: readonly GameEvent[], before: Table): Promise<void> {
    const scenes = scenesOf(events, before);
    this.changed = calm() ? changedBy(scenes) : [];
    await this.run(scenes, soundOf, (scene) => {
      if (scene.kind === 'effect') this.table = afterEffect(before, scene.events);
    });
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
