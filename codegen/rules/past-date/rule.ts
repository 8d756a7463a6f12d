import type { Rule, RuleFinding } from '../../link/rule.ts';
import { valueAt } from '../../model/data.ts';
import { isYearly } from '../../model/held-days.ts';
import type { Source } from '../../model/source.ts';
import { annotationsOf } from '../../schema/annotations.ts';

/**
 * A day on which something ends (`x-past` in the schema) is still to come. Only a warning: a check must not fail by the
 * calendar. It reads the files as they are written, for what is over is not there any more.
 */
export const rule: Rule = {
  code: 'past-date',
  phase: 'advice',
  check: ({ site: { written, today } }) => written.flatMap((source) => pastDays(source, today)),
};

function pastDays(source: Source, today: string): readonly RuleFinding[] {
  return (source.links ?? []).flatMap(({ path, schema }) => {
    const value = valueAt(source.data, path);
    const { 'x-past': past } = annotationsOf(schema);
    if (!past || typeof value !== 'string' || isYearly(value) || value >= today) return [];
    const message = `${value} is over: ${past.means}`;
    return [{ source, path, message, help: 'Delete it, or write a later day.' }];
  });
}
