import { recordsOf } from '../../model/content.ts';
import { optionalText } from '../../model/data.ts';
import { nounNames } from '../../model/nouns.ts';
import type { Source } from '../../model/source.ts';
import { createLineIndex } from '../../parse/line-index.ts';
import { type Unit, unitRow } from '../../resolve/facts/units.ts';
import { createUnitOf } from '../../site/units/unit-of.ts';
import type { PlacedFault, SiteRule } from '../rule.ts';
import { unitPlaces } from './unit-places.ts';

/** A reference between words that its unit does not fit: "6% per mile", "7 days days". */
export const unitsBesideWords: SiteRule = ({ site: { content } }) => {
  // The words are English, as those of the units are.
  if (!optionalText(content.site?.data ?? {}, 'language')?.startsWith('en')) return [];
  const unitOf = createUnitOf(content);
  const sources = nounNames.flatMap((noun) => recordsOf(content, noun).map(({ source }) => source));
  return sources.flatMap((source) =>
    referencesIn(source).flatMap((each) => faultOf(source, each, unitOf) ?? []),
  );
};

interface Reference {
  readonly path: string;
  readonly format: string | undefined;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

const reference = /(?<!\$)\$\{\s*([a-z][\w.+-]*)(?:\s*\|\s*(\w+))?\s*\}/g;
const farthest = 40;

/** The references of a file with the words beside them; where a text is folded, a line end is a space. */
function referencesIn({ text }: Source): Reference[] {
  if (!text.includes('${')) return [];
  return [...text.matchAll(reference)].map(({ 0: { length }, 1: path = '', 2: format, index }) => {
    const [start, end] = [index, index + length];
    return { path, format, start, end, ...wordsBeside(text, start, end) };
  });
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

function faultOf(source: Source, each: Reference, unitOf: (path: string) => Unit | undefined) {
  const { path, format, before, after } = each;
  const place = unitPlaces.find(
    (row) => (row.before?.test(before) ?? true) && (row.after?.test(after) ?? true),
  );
  const [, sign, word] = printed.exec(after) ?? [];
  const unit = place || sign || word ? unitOf(path) : undefined;
  if (!unit) return undefined;
  const { meaning } = unitRow(unit);
  if (place && !place.units.includes(unit))
    return warn(
      source,
      each,
      `"${path}" is ${meaning}, and the words beside it want ${place.needs}`,
    );
  const isBare = format !== undefined || ['count', 'year'].includes(unit);
  // "A $25 day pass" is right: only money's own word is said twice.
  if (isBare || (unit === 'usd' || unit === 'percent' ? !sign : !word)) return undefined;
  const message = `"${path}" is ${meaning} and prints its unit: "${sign ?? word}" follows it once more`;
  return warn(source, each, message, 'Take the word out, or print the figure alone: | number.');
}

function warn(
  source: Source,
  { start, end }: Reference,
  message: string,
  help = 'Refer to another fact, or change the words.',
): PlacedFault[] {
  const span = createLineIndex(source.text).spanAt(start, end);
  return [{ source, path: [], span, text: { code: 'unlikely-unit', message, help } }];
}
