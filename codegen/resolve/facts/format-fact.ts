import type { Data } from '../../model/content.ts';
import type { FactValue } from './fact-value.ts';
import { readFactValue } from './fact-value.ts';
import { printDate } from './print-date.ts';
import { printBare, printCompound, printFigure, printNumber } from './print-figure.ts';
import { printHours } from './print-hours.ts';
import { isUnit, unitNames } from './units.ts';

type Print = (value: FactValue) => string | undefined;

/** Formats that are not simply the name of a unit. */
const formats = {
  number: printAsNumber,
  compound: (value) =>
    value.kind === 'figure' ? printCompound(value.unit, value.figures) : undefined,
  date: printAsDate,
  text: (value) => (value.kind === 'text' ? value.text : undefined),
  phone: (value) => (value.kind === 'phone' ? value.number : undefined),
  hours: (value) => (value.kind === 'hours' ? printHours(value.rows) : printUnit('hours', value)),
  list: printList,
  lower: (value) => printNaturally(value)?.toLowerCase(),
  upper: (value) => printNaturally(value)?.toUpperCase(),
} satisfies Readonly<Record<string, Print>>;

/** The names of all formats. */
export const formatNames: readonly string[] = [...new Set([...Object.keys(formats), ...unitNames])];

/** A value as text, or nothing if the format does not fit it. Without a format it is printed naturally. */
export function formatFact(value: FactValue, format?: string): string | undefined {
  if (format === undefined) return printNaturally(value);
  if (isFormat(format)) return formats[format](value);
  return printUnit(format, value);
}

/** The formats that fit a value, each with what it prints. */
export function fittingFormats(value: FactValue): { name: string; sample: string }[] {
  return ['no format', ...formatNames].flatMap((name) => {
    const sample = formatFact(value, name === 'no format' ? undefined : name);
    return sample === undefined ? [] : [{ name, sample }];
  });
}

function isFormat(word: string): word is keyof typeof formats {
  return Object.hasOwn(formats, word);
}

function printUnit(format: string, value: FactValue): string | undefined {
  if (!isUnit(format) || value.kind !== 'figure' || value.unit !== format) return undefined;
  return printFigure(value.unit, value.figures);
}

function printNaturally(value: FactValue): string | undefined {
  switch (value.kind) {
    case 'figure':
      return printFigure(value.unit, value.figures);
    case 'number':
      return printNumber(value.number);
    case 'date':
      return printDate(value.date);
    case 'text':
      return value.text;
    default:
      return undefined;
  }
}

function printAsNumber(value: FactValue): string | undefined {
  if (value.kind === 'number') return printNumber(value.number);
  return value.kind === 'figure' ? printBare(value.unit, value.figures) : undefined;
}

function printAsDate(value: FactValue): string | undefined {
  if (value.kind === 'date') return printDate(value.date);
  return value.kind === 'text' ? printDate(value.text) : undefined;
}

function printList(value: FactValue): string | undefined {
  if (value.kind !== 'list') return undefined;
  const words = value.items.map((item) => printNaturally(readFactValue(item)));
  if (words.includes(undefined)) return undefined;
  return words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A fact as it is printed; nothing if it is left out. */
export function printedAt(data: Data, key: string): string | undefined {
  return formatFact(readFactValue(data[key]));
}
