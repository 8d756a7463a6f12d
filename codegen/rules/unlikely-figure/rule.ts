import type { Rule } from '../../link/rule.ts';
import { alike } from './alike.ts';
import { atMost } from './at-most.ts';
import { shares } from './shares.ts';

/** Figures that hardly anybody means, beside the others of the site. */
export const rule: Rule = {
  code: 'unlikely-figure',
  phase: 'doubt',
  check: (site) => [alike, atMost, shares].flatMap((find) => find(site)),
};
