import type { Rule } from '../../link/rule.ts';
import { populations } from './populations.ts';
import { shares } from './shares.ts';
import { vehicleFigures } from './vehicle-figures.ts';
import { zipCodes } from './zip-codes.ts';

/** Figures that hardly anybody means, beside the others of the site. */
export const rule: Rule = {
  code: 'unlikely-figure',
  phase: 'doubt',
  check: (site) => [populations, shares, vehicleFigures, zipCodes].flatMap((find) => find(site)),
};
