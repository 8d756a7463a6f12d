import type { Data } from '../../model/content.ts';
import type { Printer } from '../../resolve/facts/printer.ts';
import { cardReading, printedFactAt } from '../../resolve/facts/reading-label.ts';

/** The specifications that cards show, by their names on cards. */
const cardFigures = {
  seats: 'seatingCapacity',
  range: 'range',
  topSpeed: 'topSpeed',
  drive: 'drive',
} as const;

/** The key figures of a vehicle as a card prints them: in the reading for cards, if there is one. */
export function keyFigures(specifications: Data, print: Printer) {
  const printed = (key: string, reading?: string) =>
    printedFactAt(specifications, key, print, reading);
  const all = Object.entries(cardFigures).map(
    ([name, key]) => [name, printed(key, cardReading) ?? printed(key)] as const,
  );
  return Object.fromEntries(all.filter(([, fact]) => fact !== undefined));
}
