import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Records } from './make-site.ts';

/** A dealer with one or two of everything. */
export const smallDealer: Records = parse(
  readFileSync(join(import.meta.dirname, '../testdata/small-dealer.yaml'), 'utf8'),
);
