import type { Data } from '../../model/content.ts';
import type { Printer } from '../../resolve/facts/printer.ts';
import { cardReading, type PrintedFact, printedFactAt } from '../../resolve/facts/reading-label.ts';

/** The specifications that cards show, by their names on cards. */
const cardFigures = {
  seats: 'seatingCapacity',
  range: 'range',
  topSpeed: 'topSpeed',
  drive: 'drive',
} as const;

/** The key figures of a vehicle as a card prints them. */
export function keyFigures(specifications: Data, print: Printer) {
  return figures(
    (key) => ownReading(specifications, key, print) ?? printedFactAt(specifications, key, print),
  );
}

/** The key figures that have other readings: cards print their own, or else say which one they print. */
export function cardReadings(specifications: Data, print: Printer) {
  return figures((key) => {
    const own = ownReading(specifications, key, print);
    const fact = own ?? printedFactAt(specifications, key, print);
    return own || fact?.label ? fact : undefined;
  });
}

function ownReading(specifications: Data, key: string, print: Printer) {
  return printedFactAt(specifications, key, print, cardReading);
}

function figures(printed: (key: string) => PrintedFact | undefined) {
  const all = Object.entries(cardFigures).map(([name, key]) => [name, printed(key)] as const);
  return Object.fromEntries(all.filter(([, fact]) => fact !== undefined));
}
