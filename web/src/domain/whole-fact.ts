import type { PrintedFact } from '../../../generated/sections.ts';

/** A fact in one cell: with what is said of its other readings, or else with its label. */
export function wholeFact({ label, text, also }: PrintedFact, words = text): string {
  return (also?.length ? [words, ...also] : [label, words]).join(' ').trim();
}
