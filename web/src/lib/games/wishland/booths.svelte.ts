// What each free space of the order track would bring whoever chooses now, as the server foresees it.
import { untrack } from 'svelte';
import type { Around } from './around.svelte';
import { tableOf, type Player } from './model';

export class Booths {
  /** By space, from 1. */
  after = $state.raw<Record<number, Player>>({});

  constructor(here: Around) {
    $effect(() => {
      const { me } = here;
      const moves = here.moves.filter(({ verb }) => verb === 'order');
      let late = false;
      this.after = {};
      untrack(() => {
        for (const { code, about } of me === null ? [] : moves)
          void here.room.foresee(me as number, [code]).then((seen) => {
            const player = seen && tableOf(seen.view).players[me as number];
            if (player && !late) this.after = { ...this.after, [Number(about)]: player };
          });
      });
      return () => (late = true);
    });
  }
}
