import { valueAt } from '../../model/data.ts';
import { factAround, type LocatedFact } from '../../resolve/facts/fact-path.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import { formatFact } from '../../resolve/facts/format-fact.ts';
import { createPrinter, type Printer } from '../../resolve/facts/printer.ts';
import type { Site } from '../../site/site.ts';
import type { Places } from './places.ts';

/** A number, a time or a name that a page reads, and how it may print it. */
export interface Spelled {
  readonly place: number;
  readonly as: readonly string[];
}

/** Creates a function that spells values: `8495` as `8495`, `8,495` and `$8,495`. It skips texts: they have marks. */
export function createSpellings({ content }: Site, places: Places) {
  const print = createPrinter(content.site?.data ?? {});
  const known = new Map<number, Spelled>();
  const spell = (read: LocatedFact): readonly Spelled[] => {
    const found = places.ofRead(read);
    if (!found) return [];
    const { place, data } = found;
    const fact = valueAt(data, factAround(read, data).steps);
    const as = () => spellingsOf(valueAt(data, read.steps), fact, print);
    const spelled = known.get(place) ?? { place, as: as() };
    known.set(place, spelled);
    return spelled.as.length > 0 ? [spelled] : [];
  };
  return (read: Iterable<LocatedFact>): readonly Spelled[] => [...read].flatMap(spell);
}

function spellingsOf(value: unknown, fact: unknown, print: Printer): readonly string[] {
  if (typeof value !== 'number' && typeof value !== 'string') return [];
  const own = typeof value === 'number' ? print.number(value) : print.time(value);
  const printed = formatFact(readFactValue(fact), undefined, print);
  const weekday = /^(mon|tue|wed|thu|fri|sat|sun)$/.test(own) ? print.weekday(own) : own;
  return [...new Set([printed ?? '', own, weekday, String(value)])].filter((text) => text !== '');
}
