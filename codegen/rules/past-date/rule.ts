import type { Rule } from '../../link/rule.ts';
import { isYearly } from '../../resolve/facts/exceptions.ts';

/** A day on which something ends (`x-past` in the schema) is still to come. Only a warning: a check must not fail by the calendar. */
export const rule: Rule = {
  code: 'past-date',
  phase: 'advice',
  check: ({ annotated, site: { today } }) =>
    annotated('x-past')
      .filter(({ value }) => !isYearly(String(value)) && String(value) < today)
      .map(({ entry: { source }, path, value, says }) => ({
        source,
        path,
        message: `${String(value)} is over: ${says.means}`,
        help: 'Delete it, or write a later day.',
      })),
};
