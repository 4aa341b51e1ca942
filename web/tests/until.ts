// Waits for what will come: soon, or later on a busy machine.
import { vi } from 'vitest';

export const until = (fact: () => unknown) => vi.waitFor(fact, 20_000);
