import type { Data } from './content.ts';

/** Whether a value is a group of keys, not a list and not a bare value. */
export function isRecord(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
