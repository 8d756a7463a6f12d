import { valuePlace } from '../../link/amounts.ts';
import type { Rule } from '../../link/rule.ts';
import { alike } from './alike.ts';

const code = 'unlikely-figure';
const phase = 'doubt';

/** Figures that hardly anybody means, beside the others of the site. */
export const rules: readonly Rule[] = [
  { code, phase, check: alike },
  {
    /**
     * A figure that its schema holds to another one of the record, or of the record that `of` names, is no more than that;
     * unless the record has the key `unless`, which says that the two do not compare.
     */
    code,
    phase,
    needs: 'x-at-most',
    find({ entry, path, value, says }, { find }) {
      const { of, figure, unless = '', counts, whole: name } = says;
      const whole = of === undefined ? entry.data : find(of, String(entry.data[of]));
      const most = whole?.[figure];
      const isMore = typeof value === 'number' && typeof most === 'number' && value > most;
      if (!isMore || entry.data[unless] !== undefined) return [];
      const [some, all] = [value, most].map((each) => each.toLocaleString('en-US'));
      const message = `${some} ${counts} are more than ${name} has: ${all}`;
      return [{ source: entry.source, path, message }];
    },
  },
  {
    /** A share is not more than the whole. */
    code,
    phase,
    check: ({ figures }) =>
      figures().flatMap((figure) => {
        const share = Math.max(...figure.figures);
        if (figure.unit !== 'percent' || share <= 100) return [];
        const message = `${share} percent is more than 100 percent`;
        return [{ ...valuePlace(figure, 'percent'), message }];
      }),
  },
];
