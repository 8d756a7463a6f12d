import type { Rule, RuleFinding } from '../../link/rule.ts';
import { oncePerFile, sourcesOf } from '../../link/source-files.ts';
import { optionalText } from '../../model/data.ts';
import type { Source } from '../../model/source.ts';
import { type Unit, unitRow } from '../../model/units.ts';
import { createLineIndex } from '../../parse/line-index.ts';
import { createUnitOf } from '../../site/units/open-facts.ts';
import { fitsPlace } from './unit-places.ts';
import { printsSign, type Reference, referencesBesideWords } from './words-beside.ts';

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
