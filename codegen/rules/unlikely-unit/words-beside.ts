import { factReferencesIn } from '../../model/fact-reference.ts';
import type { Source } from '../../model/source.ts';
import { type Unit, unitNames, unitRow } from '../../model/units.ts';
import { type UnitPlace, unitPlaces } from './unit-places.ts';

/** A reference, and what the words beside it imply about its unit. */
export interface Reference {
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
export function printsSign(unit: Unit): boolean {
  return ['money', 'share'].includes(unitRow(unit).measure);
}

const farthest = 40;

/** The references of a file beside words that some units do not fit; in a folded text a line break is a space. */
export function referencesBesideWords({ text }: Source): readonly Reference[] {
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
