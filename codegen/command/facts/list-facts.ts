import { type FactUses, factUses, pagesOfFact } from '../../derive/uses/fact-uses.ts';
import { readWritten } from '../../derive/uses/written-texts.ts';
import { valueAt } from '../../model/data.ts';
import type { FactList, ListedFact } from '../../report/fact-list.ts';
import { factRoots } from '../../resolve/facts/fact-roots.ts';
import { factsIn } from '../../resolve/facts/facts-in.ts';
import type { Site } from '../../site/site.ts';
import { listOwed } from './list-owed.ts';
import { listReadings, type WrittenFact } from './list-readings.ts';
import { createFactPrinter, lineOf, type PrintFact, unitOf } from './print-fact.ts';

/** Lists the facts of a site, their second values as of a day, and what the dealer owes. */
export function listFacts(site: Site, today: string, uses = factUses(site)): FactList {
  const { referredTo } = readWritten(site);
  const { homes, tree } = factRoots(site.content);
  const print = createFactPrinter(site);
  const describe = createDescription(uses, print);
  const written = homes.flatMap(({ name, entry: { source, data } }): WrittenFact[] => {
    const facts = factsIn(name, data, (path) => referredTo.has(path));
    const placed = facts.map((fact) => {
      return { ...fact, file: source.file, line: lineOf(source, fact.place.steps) };
    });
    return placed.toSorted((one, other) => one.line - other.line);
  });
  const counted = [...referredTo].filter((path) => path.startsWith('count.')).sort();
  return {
    facts: [
      ...written.map(({ path, value, file, line }) => ({ ...describe(path, value), file, line })),
      ...counted.map((path) => describe(path, valueAt(tree, path.split('.')))),
    ],
    readings: listReadings(written, print, today),
    owed: listOwed(site, print),
  };
}

function createDescription(uses: FactUses, print: PrintFact) {
  return (path: string, value: unknown): ListedFact => ({
    path,
    value: print(value),
    unit: unitOf(value),
    shown: pagesOfFact(uses, path, 'shown'),
    weighed: pagesOfFact(uses, path, 'weighed'),
  });
}
