import type { Finding } from '../diagnostics/finding.ts';
import { valueAt } from '../model/data.ts';
import { daysAt, daysBeside, type HeldDays, holdsOn } from '../model/held-days.ts';
import type { Link, Source } from '../model/source.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { withEmptied } from './emptied-lists.ts';
import { isDayKey, keyOf, type Replaced, withoutParts } from './kept-source.ts';

/** A file on a day, and the lists of it that cannot do without what is left out. */
interface Held {
  readonly source: Source;
  readonly findings: readonly Finding[];
}

/**
 * A file as it is on a day: without what is left out on it (`x-days` in the schema), with the values that its facts have then, and
 * without the days of the rest. A file stays the same object on all days on which it says the same.
 */
export function onDay(source: Source, day: string, schemas: SchemaSet): Held {
  const dated = datedIn(source, 'left-out');
  const isHeld = ({ path }: Link) => holdsOn(daysAt(source.data, path), day);
  const left = dated.filter((link) => !isHeld(link)).map(({ path }) => path);
  const { parts, findings } = withEmptied(source, left, { schemas, ...words });
  const values = datedValues(source);
  const held = withoutParts(source, {
    parts: [
      ...parts,
      ...datedIn(source, 'hides').map(({ path }) => path),
      ...values.map(({ list }) => list),
    ],
    replaced: values.flatMap(({ lines }) => replacedBy(source, lines.find(isHeld))),
    dated: dated.filter(isHeld).map(({ path }) => path),
  });
  return { source: held, findings };
}

const words = {
  why: 'the days of the rest have not come, or are over',
  help: 'Add what is shown on all other days, without "from" and "until".',
};

/** What of a file has days, by what they mean. */
export function datedIn(
  { links = [] }: Source,
  means: 'hides' | 'left-out' | 'replaces' | 'shows',
): readonly Link[] {
  return links.filter(({ schema }) => schema['x-days'] === means);
}

/** The values that facts of a file have on some days: the lists of them, with their lines. */
function datedValues(source: Source) {
  const lines = datedIn(source, 'replaces');
  const lists = Map.groupBy(lines, ({ path }) => keyOf(path.slice(0, -1)));
  return [...lists.values()].map((lines) => ({ lines, list: lines[0]?.path.slice(0, -1) ?? [] }));
}

/** The value of a fact in whose place that of a line stands. */
function replacedBy({ data }: Source, line: Link | undefined): readonly Replaced[] {
  if (!line) return [];
  const keys = Object.keys(Object(valueAt(data, line.path))).filter((key) => !isDayKey(key));
  return keys.map((key) => ({ path: [...line.path.slice(0, -2), key], by: [...line.path, key] }));
}

/** The days on which the record of a file is hidden. */
export function hiddenDays(source: Source): readonly HeldDays[] {
  const { data } = source;
  return [
    ...datedIn(source, 'hides').map(({ path }) => daysAt(data, path)),
    ...datedIn(source, 'shows').flatMap(({ path }) => daysBeside(data, path)),
  ];
}
