import type { Fact } from '../../../generated/content.ts';
import { type FactUses, factUses, pagesOfFact } from '../../derive/uses/fact-uses.ts';
import { readWritten } from '../../derive/uses/written-texts.ts';
import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import { valuesIn } from '../../link/source-files.ts';
import { type Entry, writtenRecords } from '../../model/content.ts';
import { groupsAt, isRecord, optionalText, textsAt, valueAt } from '../../model/data.ts';
import { daysAt } from '../../model/held-days.ts';
import { nounNames } from '../../model/nouns.ts';
import type { Source } from '../../model/source.ts';
import type {
  FactList,
  ListedDebt,
  ListedFact,
  ListedReading,
  ValueOnDays,
} from '../../report/fact-list.ts';
import { pathOfFact } from '../../resolve/facts/fact-path.ts';
import { factRoots, nameOfRecord } from '../../resolve/facts/fact-roots.ts';
import { type FactInRecord, factsIn } from '../../resolve/facts/facts-in.ts';
import type { Site } from '../../site/site.ts';
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
      const { steps } = fact.place;
      const onDays = valuesOnDays(writtenFact(site, source, steps), print);
      return { ...fact, file: source.file, line: lineOf(source, steps), ...onDays };
    });
    return placed.toSorted((one, other) => one.line - other.line);
  });
  const counted = [...referredTo].filter((path) => path.startsWith('count.')).sort();
  return {
    facts: [
      ...written.map(({ path, value, file, line, onDays }) => {
        return { ...describe(path, value), file, line, ...(onDays && { onDays }) };
      }),
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

/** Everything marked as owed, and its placeholder. */
function listOwed({ content }: Site, print: PrintFact): readonly ListedDebt[] {
  const owed = nounNames.flatMap((noun) =>
    writtenRecords(content, noun).flatMap((entry) => {
      const name = nameOfRecord(noun, entry.id);
      return owedIn(entry.source).map((steps): ListedDebt => {
        const { source } = entry;
        const value = printed(entry, steps, print);
        const what = pathOfFact({ name, steps });
        return { what, value, file: source.file, line: lineOf(source, steps) };
      });
    }),
  );
  return owed.toSorted(
    (one, other) => compareCodeUnits(one.file, other.file) || one.line - other.line,
  );
}

/** Either a whole group is owed or some of its keys are. */
function owedIn(source: Source): readonly (readonly string[])[] {
  return valuesIn(source).groups.flatMap(({ path, value }) => {
    const steps = path.map(String);
    const keys = textsAt(value, 'owed').map((key) => [...steps, key]);
    return value.owed === true ? [steps, ...keys] : keys;
  });
}

/** The printed value of a fact, or its name if it has several values. */
function printed({ data }: Entry, steps: readonly string[], print: PrintFact): string {
  const value = valueAt(data, steps);
  return print(value) || (isRecord(value) ? (optionalText(value, 'name') ?? '') : '');
}

/** What a reading of any fact says of itself. */
type Reading = NonNullable<Fact['readings']>[string];

/** A fact and where it is written. */
interface WrittenFact extends FactInRecord {
  readonly file: string;
  readonly line: number;
  readonly onDays?: readonly ValueOnDays[];
}

/** A fact with the values of all days. */
function writtenFact(site: Site, source: Source, steps: readonly string[]): unknown {
  const whole = site.written.find(({ file }) => file === source.file);
  return valueAt(whole?.data, source.writtenAt?.(steps) ?? steps);
}

/** What a fact is on some days, and last on all others; nothing for one that is always the same. A price says its days itself. */
function valuesOnDays(fact: unknown, print: PrintFact): Pick<WrittenFact, 'onDays'> {
  const lines = groupsAt(Object(fact), 'when').filter(({ days, name }) => !days && !name);
  if (lines.length === 0) return {};
  const values = lines.map((line) => ({ value: print(line), ...daysAt(line, []) }));
  return { onDays: [...values, { value: print(fact) }] };
}

/** The second values of facts with their declarations, overdue reviews first. */
function listReadings(
  facts: readonly WrittenFact[],
  print: PrintFact,
  today: string,
): readonly ListedReading[] {
  const readings = facts.flatMap(({ path, place, value, file, line }): ListedReading[] => {
    if (place.steps.at(-2) !== 'readings' || !isRecord(value)) return [];
    const { shown, reason, owner, review } = value as Reading;
    return [
      {
        path,
        value: print(value),
        file,
        line,
        where: shown,
        reason,
        owner,
        review,
        isOverdue: review < today,
      },
    ];
  });
  return readings.toSorted(
    (one, other) =>
      compareCodeUnits(one.review, other.review) || compareCodeUnits(one.path, other.path),
  );
}
