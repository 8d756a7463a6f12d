import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import { valuesIn } from '../../link/source-files.ts';
import { type Entry, recordsOf } from '../../model/content.ts';
import { isRecord, optionalText, textsAt, valueAt } from '../../model/data.ts';
import { nounNames } from '../../model/nouns.ts';
import type { Source } from '../../model/source.ts';
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
      return owedIn(entry.source).map((steps): ListedDebt => {
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
