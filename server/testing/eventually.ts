import { vi } from 'vitest';

// Shorter for mutants, because many of them break what a test waits for.
const patience = Number(process.env.PATIENCE ?? 60_000);

/** Retries a check until it passes, far longer than that takes on a busy machine. */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: patience });
}
