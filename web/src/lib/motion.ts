// Motion: short, skippable by one tap or key, none when the system or the player asks for less.
import { prefs } from '$lib/prefs.svelte';

const less = matchMedia('(prefers-reduced-motion: reduce)');

export function calm(): boolean {
  return less.matches || !prefs.motion;
}

/** `ms`, or nothing with reduced motion. */
export function duration(ms: number): number {
  return calm() ? 0 : ms;
}

const waiting = new Set<() => void>();

/** Waits `ms`; a skip or reduced motion ends it at once. */
export function pause(ms: number): Promise<void> {
  if (duration(ms) === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      waiting.delete(end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    waiting.add(end);
  });
}

/** Ends everything that plays now; true if something did. */
export function skip(): boolean {
  const some = waiting.size > 0;
  for (const end of [...waiting]) end();
  for (const animation of document.getAnimations?.() ?? [])
    if (animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity)
      animation.finish();
  return some;
}
