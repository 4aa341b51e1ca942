// The best game played alone on this device, to be beaten.
export interface Best {
  points: number;
  /** After each round, then at the end. */
  curve: number[];
}

const KEY = 'manege.wishland.record';

/** `set`: with which options; each has a record of its own. */
export function recordOf(set: string): Best | null {
  try {
    const kept = JSON.parse(localStorage.getItem(`${KEY}.${set}`) ?? 'null') as Best | null;
    return kept && Array.isArray(kept.curve) ? kept : null;
  } catch {
    return null; // no storage here, or not ours
  }
}

/** Keeps it if it is better; true if it is. */
export function keepRecord(set: string, record: Best): boolean {
  const best = recordOf(set);
  if (best && best.points >= record.points) return false;
  try {
    localStorage.setItem(`${KEY}.${set}`, JSON.stringify(record));
  } catch {
    // then it is only known until the page is closed
  }
  return true;
}
