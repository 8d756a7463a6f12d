import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page on a second language, which is written by hand beside this file. */
export function languagePage(): string {
  return readFileSync(join(import.meta.dirname, 'second-language.md'), 'utf8').trimEnd();
}
