import { figuresOf, recordsWithFacts, valuePlace } from '../../link/amounts.ts';
import type { Check } from '../../link/rule.ts';

/** A share is not more than the whole. */
export const shares: Check = ({ site: { content } }) =>
  recordsWithFacts(content).flatMap((entry) =>
    figuresOf(entry).flatMap((figure) => {
      const share = Math.max(...figure.figures);
      if (figure.unit !== 'percent' || share <= 100) return [];
      const message = `${share} percent is more than 100 percent`;
      return [{ ...valuePlace(figure, 'percent'), message }];
    }),
  );
