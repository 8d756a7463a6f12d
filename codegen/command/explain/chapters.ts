import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text about one code. */
export interface Chapter {
  readonly code: string;
  readonly text: string;
}

/** The handbook of faults, one chapter for each code. */
export const faultsFile = join(import.meta.dirname, '../../../docs/faults.md');

/** Splits the handbook into its introduction and its chapters. */
export function readChapters(markdown = readFileSync(faultsFile, 'utf8')): {
  readonly lead: string;
  readonly chapters: readonly Chapter[];
} {
  const [lead = '', ...parts] = markdown.split(/^## /m);
  const chapters = parts.map((part) => {
    const end = part.indexOf('\n');
    return { code: part.slice(0, end), text: part.slice(end).trim() };
  });
  return { lead, chapters };
}
