import type { RuleFinding } from '../../link/rule.ts';
import { daysAt, isYearly } from '../../model/held-days.ts';
import type { Source } from '../../model/source.ts';

/**
 * What is on the site from a day until a day, or hidden, and ends before it begins: it never is. Nobody would see
 * why, since the days are gone before any page is made; so the files are read as they are written.
 */
export function backwardsIn(source: Source): readonly RuleFinding[] {
  return (source.links ?? []).flatMap(({ path, schema }) => {
    const means = schema['x-days'];
    if (means !== 'left-out' && means !== 'hides' && means !== 'shows') return [];
    const first = means === 'shows' ? 'date' : 'from';
    const { from = '', until = '9999-12-31' } = daysAt(source.data, path, first);
    if (isYearly(from) || isYearly(until) || from <= until) return [];
    const what = means === 'hides' ? 'this is hidden' : 'this is shown';
    const message = `${what} until ${until}, but only from ${from} on: never`;
    const help = 'Swap the two, or mend the year.';
    const atField = 'This day comes before the first one. Swap the two, or choose a later one.';
    return [{ source, path: [...path, 'until'], message, help, atField }];
  });
}
