import type { Rule, RuleFinding } from '../../link/rule.ts';
import { oncePerFile, sourcesOf } from '../../link/source-files.ts';
import { optionalText } from '../../model/data.ts';
import { factReferencesIn } from '../../model/fact-reference.ts';
import type { Source } from '../../model/source.ts';
import { type Unit, unitNames, unitRow } from '../../model/units.ts';
import { createLineIndex } from '../../parse/line-index.ts';
import { createUnitOf } from '../../site/units/open-facts.ts';
import { fitsPlace, type UnitPlace, unitPlaces } from './unit-places.ts';

/** A reference whose unit does not fit the words around it: "6% per mile", "7 days days". */
export const rule: Rule = {
  code: 'unlikely-unit',
  phase: 'doubt',
  check({ site }) {
    const { content } = site;
    // The words are English, like those of the units.
    if (!optionalText(content.site?.data ?? {}, 'language')?.startsWith('en')) return [];
    const unitOf = createUnitOf(content);
    return sourcesOf(site).flatMap((source) =>
      referencesIn(source).flatMap((each) => findingOf(source, each, unitOf) ?? []),
    );
  },
};

const referencesIn = oncePerFile(referencesBesideWords);

function findingOf(source: Source, each: Reference, unitOf: (path: string) => Unit | undefined) {
  const { path, format, place, sign, word } = each;
  const unit = unitOf(path);
  if (!unit) return undefined;
  const { meaning, measure } = unitRow(unit);
  if (place && !fitsPlace(unit, place))
    return warn(
      source,
      each,
      `"${path}" is ${meaning}, but the words beside it call for ${place.needs}`,
    );
  const isBare = format !== undefined || ['count', 'year'].includes(measure);
  // "A $25 day pass" is right: for money only its own word is a repetition.
  if (isBare || (printsSign(unit) ? !sign : !word)) return undefined;
  const message = `"${path}" is ${meaning} and prints its unit, so "${sign ?? word}" would be there twice`;
  return warn(source, each, message, 'Remove the word, or print the figure alone: | number.');
}

function warn(
  source: Source,
  { start, end }: Reference,
  message: string,
  help = 'Refer to another fact, or change the words.',
): RuleFinding[] {
  const span = createLineIndex(source.text).spanAt(start, end);
  return [{ source, path: [], span, message, help }];
}

/** A reference, and what the words beside it imply about its unit. */
interface Reference {
  readonly path: string;
  readonly format?: string | undefined;
  readonly start: number;
  readonly end: number;
  /** What the words require, if anything. */
  readonly place?: UnitPlace | undefined;
  /** Text that follows and that the unit may already print: a symbol or a word. */
  readonly sign?: string | undefined;
  readonly word?: string | undefined;
}

/** Whether a unit is printed as a sign: its words after a figure say it again, while those of others may not. */
function printsSign(unit: Unit): boolean {
  return ['money', 'share'].includes(unitRow(unit).measure);
}

const farthest = 40;

/** The references of a file beside words that some units do not fit; in a folded text a line break is a space. */
function referencesBesideWords({ text }: Source): readonly Reference[] {
  return factReferencesIn(text).flatMap(({ path, format, start, length }) => {
    const end = start + length;
    const words = wordsBeside(text, start, end);
    const place = unitPlaces.find(
      (row) => (row.before?.test(words.before) ?? true) && (row.after?.test(words.after) ?? true),
    );
    const [isPrinted, sign, word] = printed.exec(words.after) ?? [];
    if (isPrinted === undefined && !place) return [];
    return [{ path, format, start, end, place, sign, word }];
  });
}

/** Most references are followed by a period or a comma, and need no closer look. */
function wordsBeside(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - farthest), start);
  const isAfter = ' \r\n/%-'.includes(text.charAt(end));
  return {
    before: before.trimEnd().endsWith(' of') ? before.replace(/\s+/g, ' ') : '',
    after: isAfter ? text.slice(end, end + farthest).replace(/\s+/g, ' ') : '',
  };
}

const spokenOf = (hasSign: boolean) =>
  unitNames
    .filter((unit) => printsSign(unit) === hasSign)
    .flatMap((unit) => unitRow(unit).spoken ?? [])
    .join('|');

/** Text that may follow a figure, and that its unit prints itself: as a sign, or as a word. */
const printed = new RegExp(`^[ -]?(?:(${spokenOf(true)})|(${spokenOf(false)}))(?![\\w-])`, 'i');
