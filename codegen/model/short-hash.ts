import { hash } from 'node:crypto';

/** A short hash for the name of a file, made from its input and settings. */
export function shortHash(parts: unknown): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 10);
}
