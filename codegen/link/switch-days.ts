import { type Content, recordsOf } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { turnsOf } from '../model/held-days.ts';
import { nounNames } from '../model/nouns.ts';

/** The days after one on which something of the content begins or is over, sorted, as far as two years from then. */
export function switchDays(content: Content, today: string): readonly string[] {
  const days = nounNames
    .flatMap((noun) => recordsOf(content, noun))
    .flatMap(({ data }) => turnsIn(data, today));
  return [...new Set(days)].filter((day) => day > today).sort();
}

function turnsIn(value: unknown, today: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => turnsIn(item, today));
  if (!isRecord(value)) return [];
  return [
    ...turnsOf(value, today),
    ...Object.values(value).flatMap((each) => turnsIn(each, today)),
  ];
}
