import { labelled } from '../../contract/labelled.ts';
import type { Data } from '../../model/content.ts';
import { cardReading, printedFactAt } from '../../resolve/facts/reading-label.ts';
import { specificationsWith } from '../../schema/vehicle-specifications.ts';
import type { ViewContext } from '../context/view.ts';
import { withWords } from './vehicle.ts';

/**
 * The key figures of a vehicle as a card prints them, as they are declared: in the reading for cards, if there is one. A
 * whole number is no amount: it may be a year.
 */
export function keyFigures(specifications: Data, { index, print, site }: ViewContext) {
  const worded = withWords(specifications, site);
  const cards = specificationsWith('card', index.site.schemas);
  const all = cards.map(([key, { card, words }, title]) => {
    const printed = (reading?: string) =>
      typeof worded[key] === 'number'
        ? { text: String(worded[key]), label: '' }
        : printedFactAt(worded, key, print, reading);
    const fact = printed(cardReading) ?? printed();
    if (!fact || words === undefined) return [card, fact] as const;
    return [
      card,
      { ...fact, words: words === true ? labelled(title, fact.text, print.locale) : words },
    ] as const;
  });
  return Object.fromEntries(all.filter(([, fact]) => fact !== undefined));
}
