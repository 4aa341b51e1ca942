// What every bar says instead of its own sentence, where the table waits for somebody absent.
import { createContext } from 'svelte';

export const [waiting, setWaiting] = createContext<() => string>();
