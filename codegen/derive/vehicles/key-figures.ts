import type { Data } from '../../model/content.ts';
import { cardReading, printedFactAt } from '../../resolve/facts/reading-label.ts';
import { specificationsFor } from '../../schema/specifications.ts';
import type { ViewContext } from '../context/view.ts';

/**
 * The key figures of a vehicle as a card prints them, which its schema names: in the reading for cards, if there
 * is one.
 */
export function keyFigures(specifications: Data, { index, print }: ViewContext) {
  const printed = (key: string, reading?: string) =>
    printedFactAt(specifications, key, print, reading);
  const all = specificationsFor('card', index.site.schemas).map(
    ([key, name]) => [name, printed(key, cardReading) ?? printed(key)] as const,
  );
  return Object.fromEntries(all.filter(([, fact]) => fact !== undefined));
}
