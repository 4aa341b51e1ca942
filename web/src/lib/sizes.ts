// The sizes a screen may have, by name: `@media (--phone)` in styles, `size('phone')` in code.
import { MediaQuery } from 'svelte/reactivity';
import queries from './breakpoints.json';

export type Size = keyof typeof queries;

export function size(name: Size): MediaQuery {
  return new MediaQuery(queries[name]);
}
