import type { Rule } from '../../link/rule.ts';
import { isYearly } from '../../resolve/facts/exceptions.ts';

/** A day on which something ends (`x-past` in the schema) is still to come. Only a warning: a check must not fail by the calendar. */
export const rule: Rule = {
  code: 'past-date',
  phase: 'advice',
  needs: 'x-past',
  find({ entry: { source }, path, value, says }, { site: { today } }) {
    if (isYearly(String(value)) || String(value) >= today) return [];
    const message = `${String(value)} is over: ${says.means}`;
    return [{ source, path, message, help: 'Delete it, or write a later day.' }];
  },
};
