import type { PrintedFact } from '../../../generated/sections.ts';
import { wholeFact } from '../domain/whole-fact.ts';

/** Stands in a table for what is not stated; below the table it is said once what it means. */
const dash = '–';

/** A figure with its other readings, or a dash for one that is not stated. */
export function ComparedFigure({ fact }: { fact: PrintedFact | undefined }) {
  return fact ? wholeFact(fact) : <span className="text-caption">{dash}</span>;
}
