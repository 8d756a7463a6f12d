import { amountPrinter } from '../../link/amounts.ts';
import { farDatedFigures } from '../../link/dated-figures.ts';
import type { Check } from '../../link/rule.ts';
import { isMoney } from '../../model/units.ts';

/** A price of some days is not many times that of all others, or a fraction of it. */
export const datedPrices: Check = ({ site: { written, content } }) => {
  const print = amountPrinter(content);
  const far = farDatedFigures(written).filter(({ unit }) => isMoney(unit));
  return far.map(({ source, path, figure, usual }) => {
    const message = `${print(figure)} on some days is far from ${print(usual)} on all others`;
    return { source, path, message, help: 'Count the digits.' };
  });
};
