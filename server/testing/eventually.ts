import { vi } from 'vitest';

/** Retries a check until it passes, far longer than that takes on a busy machine. */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: 60_000 });
}
