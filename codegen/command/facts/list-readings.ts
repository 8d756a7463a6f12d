import type { Fact } from '../../../generated/content.ts';
import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import { isRecord } from '../../model/data.ts';
import type { ListedReading } from '../../report/fact-list.ts';
import type { FactInRecord } from '../../resolve/facts/facts-in.ts';
import type { PrintFact } from './print-fact.ts';

/** What a reading of any fact says of itself. */
type Reading = NonNullable<Fact['readings']>[string];

/** A fact and where it is written. */
export interface WrittenFact extends FactInRecord {
  readonly file: string;
  readonly line: number;
}

/** The second values of facts with their declarations, overdue reviews first. */
export function listReadings(
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
