import type { Data } from '../../model/content.ts';
import { groupAt, isRecord, optionalText } from '../../model/data.ts';
import { readFactValue } from './fact-value.ts';
import { formatFact } from './format-fact.ts';
import type { Printer } from './printer.ts';

/** The reading that cards print of a figure that has one. */
export const cardReading = 'cards';

/** A fact as it is printed, with what has to stand beside it: empty where the fact has no other reading. */
export interface PrintedFact {
  readonly text: string;
  readonly label: string;
}

/** The fact at a key, or a reading of it, as it is printed; nothing if it is not known. */
export function printedFactAt(
  data: Data,
  key: string,
  print: Printer,
  reading?: string,
): PrintedFact | undefined {
  const fact = readingOf(data[key], reading);
  const text = formatFact(readFactValue(fact), undefined, print);
  return text === undefined ? undefined : { text, label: readingLabel(fact) ?? '' };
}

/** What a value with other readings, or a reading itself, is called beside its value. */
export function readingLabel(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const hasOthers = readingsOf(value).some(([, reading]) => optionalText(reading, 'label'));
  return hasOthers || isReading(value) ? optionalText(value, 'label') : undefined;
}

/** What is said of the other readings of a fact, or of the fact itself where a reading is shown. */
export function otherReadings(value: unknown, print: Printer, shown?: string): readonly string[] {
  if (!isRecord(value)) return [];
  const others = readingsOf(value).filter(([name]) => name !== shown);
  const rest = others.map(([, reading]) => reading);
  return (shown === undefined ? rest : [value, ...rest]).flatMap((other) => {
    const also = optionalText(other, 'also');
    const printed = () => formatFact(readFactValue(other), 'labelled', print) ?? '';
    return also === undefined ? [] : [also.replaceAll('{value}', printed)];
  });
}

function readingOf(value: unknown, reading: string | undefined): unknown {
  return reading === undefined ? value : groupAt(groupAt(Object(value), 'readings'), reading);
}

function readingsOf(value: Data): readonly (readonly [string, Data])[] {
  return Object.entries(groupAt(value, 'readings')).map(([name, reading]) => [
    name,
    Object(reading),
  ]);
}

/** Only a reading says where it is shown. */
function isReading(value: Data): boolean {
  return typeof value.shown === 'string';
}
