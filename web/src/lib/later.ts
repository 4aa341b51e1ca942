// What nobody needs to begin a game: fetched when it is asked for, or once somebody has played, so
// that nobody waits for it then, and a lost line takes nothing away.
const QUIET = 2500; // ms after the first action

const known = new Set<() => Promise<unknown>>();
let begun = false;

/** Names something that comes later; the same one however often it is asked for. */
export function later<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  known.add(load);
  return load;
}

/** Somebody has played: the rest may come, one thing after the other. */
export function fetchTheRest(): void {
  if (begun) return;
  begun = true;
  setTimeout(async () => {
    for (const load of known) await load().catch(() => {}); // it is asked for again when it is needed
  }, QUIET);
}
