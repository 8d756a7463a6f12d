import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import { type Entry, recordsOf } from '../../model/content.ts';
import { isRecord, optionalText, textsAt, valueAt } from '../../model/data.ts';
import { nounNames } from '../../model/nouns.ts';
import type { ListedDebt } from '../../report/fact-list.ts';
import { pathOfPlace } from '../../resolve/facts/fact-path.ts';
import { nameOfRecord } from '../../resolve/facts/fact-roots.ts';
import type { Site } from '../../site/site.ts';
import { lineOf, type PrintFact } from './print-fact.ts';

/** Everything marked as owed, and its placeholder. */
export function listOwed({ content }: Site, print: PrintFact): readonly ListedDebt[] {
  const owed = nounNames.flatMap((noun) =>
    recordsOf(content, noun).flatMap((entry) => {
      const name = nameOfRecord(noun, entry.id);
      return owedBelow(entry.data, []).map((steps): ListedDebt => {
        const { source } = entry;
        const value = printed(entry, steps, print);
        const what = pathOfPlace({ name, steps });
        return { what, value, file: source.file, line: lineOf(source, steps) };
      });
    }),
  );
  return owed.toSorted(
    (one, other) => compareCodeUnits(one.file, other.file) || one.line - other.line,
  );
}

/** Either a whole group is owed or some of its keys are. */
function owedBelow(value: unknown, steps: readonly string[]): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = isRecord(value) ? textsAt(value, 'owed').map((key) => [...steps, key]) : [];
  const whole = isRecord(value) && value.owed === true ? [steps] : [];
  const below = Object.entries(value).flatMap(([key, each]) => owedBelow(each, [...steps, key]));
  return [...whole, ...keys, ...below];
}

/** The printed value of a fact, or its name if it has several values. */
function printed({ data }: Entry, steps: readonly string[], print: PrintFact): string {
  const value = valueAt(data, steps);
  return print(value) || (isRecord(value) ? (optionalText(value, 'name') ?? '') : '');
}
