import type { Check } from '../../link/rule.ts';

/**
 * A figure that its schema (`x-at-most`) holds to another one of the record, or of the record that `of` names, is no more
 * than that; unless the record has the key `unless`, which says that the two do not compare.
 */
export const atMost: Check = ({ annotated, find }) =>
  annotated('x-at-most').flatMap(({ entry, path, value, says }) => {
    const { of, figure, unless = '', counts, whole: name } = says;
    const whole = of === undefined ? entry.data : find(of, String(entry.data[of]));
    const most = whole?.[figure];
    const isMore = typeof value === 'number' && typeof most === 'number' && value > most;
    if (!isMore || entry.data[unless] !== undefined) return [];
    const [some, all] = [value, most].map((each) => each.toLocaleString('en-US'));
    const message = `${some} ${counts} are more than ${name} has: ${all}`;
    return [{ source: entry.source, path, message }];
  });
