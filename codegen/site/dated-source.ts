import type { Finding } from '../diagnostics/finding.ts';
import { daysAt, holdsOn } from '../model/held-days.ts';
import type { Link, Source } from '../model/source.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { withEmptied } from './emptied-lists.ts';
import { withoutParts } from './kept-source.ts';

/** A file on a day, and the lists of it that cannot do without what is left out. */
interface Held {
  readonly source: Source;
  readonly findings: readonly Finding[];
}

/**
 * A file as it is on a day: without what is left out on it (`x-days` in the schema), and without the days of the rest. A file
 * stays the same object on all days on which it says the same.
 */
export function onDay(source: Source, day: string, schemas: SchemaSet): Held {
  const dated = datedIn(source, 'left-out');
  const isHeld = ({ path }: Link) => holdsOn(daysAt(source.data, path), day);
  const left = dated.filter((link) => !isHeld(link)).map(({ path }) => path);
  const { parts, findings } = withEmptied(source, left, { schemas, ...words });
  const held = withoutParts(source, {
    parts: [...parts, ...datedIn(source, 'hides').map(({ path }) => path)],
    dated: dated.filter(isHeld).map(({ path }) => path),
  });
  return { source: held, findings };
}

const words = {
  why: 'the days of the rest have not come, or are over',
  help: 'Add what is shown on all other days, without "from" and "until".',
};

/** What of a file has days, by what they mean. */
export function datedIn({ links = [] }: Source, means: 'hides' | 'left-out'): readonly Link[] {
  return links.filter(({ schema }) => schema['x-days'] === means);
}
