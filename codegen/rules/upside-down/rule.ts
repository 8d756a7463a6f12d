import type { Finding } from '../../diagnostics/finding.ts';
import type { Rule } from '../../link/rule.ts';
import { isMoney, isUnit } from '../../model/units.ts';
import { siblings } from './siblings.ts';

/** A range from more to less. */
const ranges: Rule = {
  code: 'upside-down',
  phase: 'error',
  needs: 'groups',
  find: ({ source, path, value }) =>
    Object.entries(value).flatMap(([key, range]): readonly Finding[] => {
      if (!isUnit(key) || !Array.isArray(range) || range.length !== 2) return [];
      const [from, to]: readonly unknown[] = range;
      if (!(Number(from) > Number(to))) return [];
      const phase = isMoney(key) ? 'costly' : 'warning';
      const message = `from ${String(from)} to ${String(to)} is backwards`;
      const help = 'Write the smaller figure first.';
      return [{ source, path: [...path, key], phase, message, help }];
    }),
};

/** Figures from more to less: of one fact, and of two facts beside each other. */
export const rules: readonly Rule[] = [ranges, siblings];
