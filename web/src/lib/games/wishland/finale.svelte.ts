// What is looked at when the game is over: its sections one after the other, its story, the detail.
import { createContext } from 'svelte';
import type { Room } from '$lib/room.svelte';

export class Finale {
  /** The act on the stage by its number, else the page the book is open at. */
  page = $state<number | 'story' | 'detail'>('story');
  /** How many lanes of the act have been filled. */
  lanes = $state(0);

  /** Those who saw the last move see the scoring as a show; who comes later sees how it ended. */
  constructor(room: Room) {
    let playing = false;
    $effect(() => {
      if (!room.over) playing = true;
      else if (playing) {
        playing = false;
        this.open(0);
      }
    });
  }

  /** How many acts there are. */
  acts = $state(0);

  get showing(): boolean {
    return typeof this.page === 'number';
  }

  onward = (): void => {
    const next = typeof this.page === 'number' ? this.page + 1 : this.acts;
    this.open(next < this.acts ? next : 'story');
  };

  open = (page: Finale['page']): void => {
    this.page = page;
    this.lanes = 0;
  };
}

export const [finale, setFinale] = createContext<Finale>();
