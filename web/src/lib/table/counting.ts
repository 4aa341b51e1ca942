// What every bar counts beside its sentence: the events since one's last turn.
import { createContext } from 'svelte';

export interface Counting {
  readonly number: number;
  readonly open: boolean;
  toggle: () => void;
}

export const [counting, setCounting] = createContext<Counting>();
