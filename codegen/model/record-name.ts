import type { Data } from './content.ts';

/** The keys under which records have what people call them, the best first. */
export const nameKeys = ['name', 'title', 'label', 'model', 'heading'] as const;

/** The key that a record is called by; undefined if it has no name but its id. */
export function nameKeyOf(data: Data): string | undefined {
  return nameKeys.find((key) => typeof data[key] === 'string');
}
