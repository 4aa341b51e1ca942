// A ticket, a mark or a rosette turns over when what it shows changes.
import type { TransitionConfig } from 'svelte/transition';
import { duration } from '$lib/motion';

export function turn(_node: Element, { ms = 160 } = {}): TransitionConfig {
  return {
    duration: duration(ms),
    css: (_t, left) => `transform: perspective(200px) rotateY(${left * 90}deg)`,
  };
}
