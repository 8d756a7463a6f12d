import type { Data } from '../../model/content.ts';
import { groupAt } from '../../model/data.ts';
import { printedAt } from '../../resolve/facts/format-fact.ts';
import type { Printer } from '../../resolve/facts/printer.ts';

/** The specifications that cards show, by the name cards give them. */
const cardFigures = {
  seats: 'seatingCapacity',
  range: 'range',
  topSpeed: 'topSpeed',
  drive: 'drive',
} as const;

/** The key figures of a vehicle as a card prints them. */
export function keyFigures(specifications: Data, print: Printer) {
  return {
    ...figures((key) => printedAt(specifications, key, print)),
    ...cardReadings(specifications, print),
  };
}

/** Those of them that have a declared reading for cards. */
export function cardReadings(specifications: Data, print: Printer) {
  return figures((key) => {
    const readings = groupAt(groupAt(specifications, key), 'readings');
    return printedAt(readings, 'cards', print);
  });
}

function figures(printed: (key: string) => string | undefined) {
  const all = Object.entries(cardFigures).map(([name, key]) => [name, printed(key)] as const);
  return Object.fromEntries(all.filter(([, text]) => text !== undefined));
}
