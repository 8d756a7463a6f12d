import type { Data } from '../../model/content.ts';
import { groupAt, isRecord, optionalText } from '../../model/data.ts';
import { isMoney } from '../../model/units.ts';
import { readFactValue } from './fact-value.ts';
import { formatFact } from './format-fact.ts';
import { printBare } from './print-figure.ts';
import type { Printer } from './printer.ts';

/** The reading of a figure that cards print, if it exists. */
export const cardReading = 'cards';

/** A fact as printed, with its label, which is empty if the fact has no other reading. */
export interface PrintedFact {
  readonly text: string;
  /** A figure or range without its unit, for words that name the unit themselves. */
  readonly figure?: string;
  readonly label: string;
  /** What is said of its other readings; where it is said, the label is not. */
  readonly also?: readonly string[];
}

/** The fact at a key, or a reading of it, as printed; undefined if it is unknown. */
export function printedFactAt(
  data: Data,
  key: string,
  print: Printer,
  reading?: string,
): PrintedFact | undefined {
  const fact = readingOf(data[key], reading);
  const value = readFactValue(fact);
  const text = formatFact(value, undefined, print);
  if (text === undefined) return undefined;
  // The sign of money stays with the amount.
  const hasUnit = value.kind === 'figure' && !isMoney(value.unit);
  const figure = hasUnit ? { figure: printBare(value.unit, value.figures, print) } : {};
  const also = otherReadings(data[key], print, reading);
  return { text, ...figure, label: readingLabel(fact) ?? '', ...(also.length > 0 && { also }) };
}

/** The same of a fact that its record must have. */
export function requiredFactAt(...place: Parameters<typeof printedFactAt>): PrintedFact {
  const printed = printedFactAt(...place);
  if (!printed) throw new Error(`"${place[1]}" is not a fact`);
  return printed;
}

/** The label printed beside a reading, or a value that has readings. */
export function readingLabel(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const hasOthers = readingsOf(value).some(([, reading]) => optionalText(reading, 'label'));
  return hasOthers || isReading(value) ? optionalText(value, 'label') : undefined;
}

/** The notes about the other readings of a fact, and about the fact itself if a reading is shown. */
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

/** What is said beside a fact that has other readings. */
export function readingNote(value: unknown, print: Printer) {
  const label = readingLabel(value);
  return label === undefined ? undefined : { label, also: otherReadings(value, print) };
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

/** Only a reading declares where it is shown. */
function isReading(value: Data): boolean {
  return typeof value.shown === 'string';
}
