import { vi } from 'vitest';

// Many mutants break what is waited for: there it is less.
const patience = Number(process.env.PATIENCE ?? 60_000);

/** Waits until a look raises no fault, far longer than that takes on a busy machine. */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: patience });
}
