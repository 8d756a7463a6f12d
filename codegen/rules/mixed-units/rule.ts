import { type Figure, figuresAt } from '../../link/amounts.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { isNoun, nouns } from '../../model/nouns.ts';
import { unitRow } from '../../model/units.ts';

/**
 * What the schema says is alike in all records of a noun (`x-alike`) has one unit in all of them: cards, filters and
 * comparisons name it once.
 */
export const rule: Rule = {
  code: 'mixed-units',
  phase: 'error',
  check({ annotated }) {
    const figures = annotated('x-alike').flatMap(({ entry, path, value }) =>
      figuresAt(entry, path, value),
    );
    const byPlace = Map.groupBy(figures, ({ entry, at }) => [entry.source.noun, ...at].join('\n'));
    return [...byPlace.values()].flatMap(mixedFindings);
  },
};

/** Figures in another unit than most. */
function mixedFindings(all: readonly Figure[]): readonly RuleFinding[] {
  const byUnit = [...Map.groupBy(all, ({ unit }) => unit)];
  const [usual, ...others] = byUnit.sort(([, some], [, more]) => more.length - some.length);
  return others.flatMap(([unit, figures]) =>
    figures.flatMap(({ entry: { source }, at }) => {
      if (!usual || !isNoun(source.noun)) return [];
      const [words, usualWords] = [unit, usual[0]].map((each) => unitRow(each).words);
      const message = `this is in ${words}, but that of other ${nouns[source.noun].list} is in ${usualWords}`;
      const help = `Pages name one unit for all of them: say it in ${usualWords}, or change the others too.`;
      return [{ source, path: [...at, unit], message, help }];
    }),
  );
}
