// The same stars every night.
export interface Star {
  x: number;
  y: number;
  r: number;
  opacity: number;
}

/** So many of them in a sky of that size, more of them high up. */
export function starsOf(number: number, width: number, height: number): Star[] {
  let seed = 7;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const one = (of: readonly number[]) => of[Math.floor(next() * of.length)] as number;
  return Array.from({ length: number }, () => ({
    x: Math.round(next() * width),
    y: Math.round(next() ** 1.3 * height),
    r: one([0.8, 1, 1.4, 1.8]),
    opacity: one([0.4, 0.6, 0.9]),
  }));
}
