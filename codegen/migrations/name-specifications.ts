import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupAt, isRecord } from '../model/data.ts';
import { readPlainly } from '../parse/parse.ts';
import type { Migration } from './migration.ts';

const file = 'content/specifications.yaml';
/** The figures that every vehicle could state in the first version. */
const builtIn = 'golf-cart';

/** The dealer says what vehicles may state; before, one set was built in. */
export const nameSpecifications: Migration = {
  since: 'a dealer names what vehicles state, in content/specifications.yaml',
  edits({ files, textOf, schemaDir }) {
    if (textOf(file) !== undefined) return [];
    const stated = new Set(
      files
        .filter(({ kind }) => kind.noun === 'vehicle')
        .flatMap(({ text }) => Object.keys(groupAt(Object(readPlainly(text)), 'specifications'))),
    );
    if (stated.size === 0) return [];
    const set = readPlainly(
      readFileSync(join(schemaDir, `specifications/${builtIn}.yaml`), 'utf8'),
    );
    // Whatever is none of them was never written for that version.
    const isOlder = isRecord(set) && [...stated].every((key) => key in set);
    return isOlder ? [{ file, start: 0, end: 0, text: `set: ${builtIn}\n` }] : [];
  },
};
