import type { Fix, RelatedLine } from '../../diagnostics/diagnostic.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { countOf } from '../../diagnostics/phrases.ts';
import { type Content, recordsOf } from '../../model/content.ts';
import { groupAt, valueAt } from '../../model/data.ts';
import { factReferencesIn } from '../../model/fact-reference.ts';
import { nounNames } from '../../model/nouns.ts';
import type { Source } from '../../model/source.ts';
import { isUnit } from '../../model/units.ts';
import { createLineIndex } from '../../parse/line-index.ts';
import { meaningOf } from '../../resolve/facts/fact-value.ts';
import type { FileEdit } from '../../text/edit.ts';
import { type OpenFact, openFacts } from './open-facts.ts';

/** Facts whose unit differs from their line in the list of units. */
interface ChangedUnits {
  readonly changed: ReadonlySet<string>;
  readonly findings: readonly Finding[];
}

/** A text may say "per mile" after a fact that becomes a percentage, so a unit only changes together with the list. */
export function checkUnits(content: Content): ChangedUnits {
  if (!content.units) return { changed: new Set(), findings: [] };
  const { data, source } = content.units;
  const changed = openFacts(content).filter(
    ({ name, unit }) => Object.hasOwn(data, name) && data[name] !== unit,
  );
  return {
    changed: new Set(changed.map(({ name }) => name)),
    findings: changed.map((fact) =>
      changedUnit(fact, { list: source, before: String(data[fact.name]), content }),
    ),
  };
}

interface Context {
  readonly list: Source;
  /** The unit in the list. */
  readonly before: string;
  readonly content: Content;
}

function changedUnit(fact: OpenFact, { list, before, content }: Context): Finding {
  const { entry, name, at, unit } = fact;
  const places = referencesTo(name, content);
  const texts = places.length > 0 ? ` It is used in ${countOf(places.length, 'text')}.` : '';
  return {
    source: entry.source,
    span: entry.source.locate([...at, unit], 'key'),
    code: 'changed-unit',
    message: `"${name}" was ${meaningOf(before)} and is ${meaningOf(unit)} now`,
    help: `Write it in "${before}" again. If the new unit is right, write "${name}: ${unit}" in ${list.file} too, and read the texts that use it.${texts}`,
    related: places.slice(0, mostPlaces),
    fixes: [...unitBack(fact, before), fix([lineOf(fact, list)])],
  };
}

const mostPlaces = 3;

function fix(edits: readonly FileEdit[]): Fix {
  return { isSure: false, edits };
}

/** Restores the former unit of a fact and its readings, unless either of the two is not a unit of figures. */
function unitBack({ entry: { source, data }, at, unit }: OpenFact, before: string): Fix[] {
  if (!isUnit(unit) || !isUnit(before)) return [];
  const readings = Object.keys(groupAt(Object(valueAt(data, at)), 'readings'));
  const paths = [at, ...readings.map((reading) => [...at, 'readings', reading])];
  const edits = paths.map((path) => {
    const { start, end } = source.locate([...path, unit], 'key');
    return { file: source.file, start, end, text: before };
  });
  return [fix(edits)];
}

function lineOf({ name, unit }: OpenFact, list: Source): FileEdit {
  const { start, end } = list.locate([name]);
  return { file: list.file, start, end, text: unit };
}

/** The texts that refer to a fact. */
function referencesTo(name: string, content: Content): RelatedLine[] {
  const entries = nounNames.flatMap((noun) => recordsOf(content, noun));
  return entries.flatMap(({ source: { file, text } }) => {
    const found = factReferencesIn(text).filter(({ path }) => withoutReading(path) === name);
    if (found.length === 0) return [];
    const lines = createLineIndex(text);
    return found.map(({ start }) => {
      const { line, column } = lines.spanAt(start, start);
      return { file, line, column, message: 'it is used here' };
    });
  });
}

/** The path of a fact, whichever of its readings is meant. */
function withoutReading(path: string): string {
  return path.replace(/@.*/, '');
}
