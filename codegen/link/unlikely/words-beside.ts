import type { Source } from '../../model/source.ts';
import { type UnitPlace, unitPlaces } from './unit-places.ts';

/** A reference with words beside it that some units do not fit. */
export interface Reference {
  readonly path: string;
  readonly format?: string | undefined;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

const reference = /(?<!\$)\$\{\s*([a-z][\w.+-]*)(?:\s*\|\s*(\w+))?\s*\}/g;
const farthest = 40;

/** The references of a file that have such words; where a text is folded, a line end is a space. */
export function referencesBesideWords({ text }: Source): readonly Reference[] {
  const found = [...text.matchAll(reference)].map(
    ({ 0: { length }, 1: path = '', 2: format, index }) => {
      const [start, end] = [index, index + length];
      return { path, format, start, end, ...wordsBeside(text, start, end) };
    },
  );
  return found.filter((each) => printedWord(each) !== null || placeOf(each));
}

/** Most references are followed by a full stop or a comma: their words are not looked at any closer. */
function wordsBeside(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - farthest), start);
  const isAfter = ' \r\n/%-'.includes(text.charAt(end));
  return {
    before: before.trimEnd().endsWith(' of') ? before.replace(/\s+/g, ' ') : '',
    after: isAfter ? text.slice(end, end + farthest).replace(/\s+/g, ' ') : '',
  };
}

/** What may follow a figure, and the units that print it themselves. */
const printed =
  /^[ -]?(?:(%|percent|dollars)|(miles?|feet|mph|minutes?|hours?|(?:business )?days?|weeks?|months?|years?|pounds|lbs?|kWh))(?![\w-])/;

/** The word or sign after a reference that its unit may print already. */
export function printedWord({ after }: Reference): RegExpExecArray | null {
  return printed.exec(after);
}

/** What the words beside a reference want. */
export function placeOf({ before, after }: Reference): UnitPlace | undefined {
  return unitPlaces.find(
    (row) => (row.before?.test(before) ?? true) && (row.after?.test(after) ?? true),
  );
}
