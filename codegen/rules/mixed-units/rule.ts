import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Annotated } from '../../link/annotated.ts';
import type { Rule } from '../../link/rule.ts';
import { isRecord } from '../../model/data.ts';
import { isNoun, nouns } from '../../model/nouns.ts';
import { type Unit, unitRow } from '../../model/units.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';

/**
 * What the schema says is alike in all records of a noun (`x-alike`) has one unit in all of them: cards, filters and
 * comparisons name it once.
 */
export const rule: Rule = {
  code: 'mixed-units',
  phase: 'error',
  check({ annotated }) {
    const figures = annotated('x-alike').flatMap(figuresOf);
    const byPlace = Map.groupBy(figures, ({ place }) => place);
    return [...byPlace.values()].flatMap(mixedFindings);
  },
};

interface Figure extends Annotated<'x-alike'> {
  readonly place: string;
  readonly unit: Unit;
}

/** The figure at a place, or all figures of the group there. */
function figuresOf(annotated: Annotated<'x-alike'>): readonly Figure[] {
  const { entry, path, value } = annotated;
  const fact = readFactValue(value);
  if (fact.kind === 'figure') {
    const place = [entry.source.noun, ...path].join('\n');
    return [{ ...annotated, path: [...path, fact.unit], place, unit: fact.unit }];
  }
  if (fact.kind !== 'group' || !isRecord(value)) return [];
  const below = (key: string): Path => [...path, key];
  return Object.entries(value).flatMap(([key, inner]) =>
    figuresOf({ ...annotated, path: below(key), value: inner }),
  );
}

/** Figures in another unit than most. */
function mixedFindings(all: readonly Figure[]): readonly Finding[] {
  const byUnit = [...Map.groupBy(all, ({ unit }) => unit)];
  const [usual, ...others] = byUnit.sort(([, some], [, more]) => more.length - some.length);
  return others.flatMap(([unit, figures]) =>
    figures.flatMap(({ entry: { source }, path }) => {
      if (!usual || !isNoun(source.noun)) return [];
      const [words, usualWords] = [unit, usual[0]].map((each) => unitRow(each).words);
      const message = `this is in ${words}, but that of other ${nouns[source.noun].list} is in ${usualWords}`;
      const help = `Pages name one unit for all of them: say it in ${usualWords}, or change the others too.`;
      return [{ source, path, message, help }];
    }),
  );
}
