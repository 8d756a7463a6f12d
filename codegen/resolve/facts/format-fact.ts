import type { Data } from '../../model/content.ts';
import { isMoney, isUnit, unitNames } from '../../model/units.ts';
import { withoutMarks } from '../../model/written-marks.ts';
import type { FactFigure, FactValue } from './fact-value.ts';
import { onDay, readFactValue } from './fact-value.ts';
import { printBare, printCompound, printFigure } from './print-figure.ts';
import { printHours } from './print-hours.ts';
import { printHoursNow } from './print-seasons.ts';
import type { Printer } from './printer.ts';

type Format = (value: FactValue, print: Printer) => string | undefined;

/** Formats that are not simply the name of a unit. */
const formats = {
  number: printAsNumber,
  // Input for calculations, independent of the locale: no unit, no separators.
  digits: (value) =>
    value.kind === 'figure' && value.figures.length === 1 ? String(value.figures[0]) : undefined,
  // A plain number is no money until a text says so.
  money: (value, print) =>
    value.kind === 'number'
      ? printFigure('money', [value.number], print)
      : printUnit('money', value, print),
  cents: printAsCents,
  compound: (value, print) =>
    value.kind === 'figure' ? printCompound(value.unit, value.figures, print) : undefined,
  date: printAsDate,
  text: (value) => (value.kind === 'text' ? withoutMarks(value.text) : undefined),
  // A web address as people say it aloud.
  host: (value) =>
    value.kind === 'text' && /^https?:/.test(value.text) ? URL.parse(value.text)?.host : undefined,
  phone: (value) => (value.kind === 'phone' ? value.number : undefined),
  hours: (value, print) =>
    value.kind === 'hours' ? printHoursOf(value, print) : printUnit('hours', value, print),
  list: printList,
  // The caller puts the label of the reading before it.
  labelled: (value, print) =>
    value.kind === 'hours' ? printHoursOf(value, print) : printNaturally(value, print),
  lower: (value, print) => printNaturally(value, print)?.toLocaleLowerCase(print.locale),
  upper: (value, print) => printNaturally(value, print)?.toLocaleUpperCase(print.locale),
} satisfies Readonly<Record<string, Format>>;

/** The names of all formats. */
export const formatNames: readonly string[] = [...new Set([...Object.keys(formats), ...unitNames])];

/** A value as text; undefined if the format does not fit. Without a format it is printed in its default form. */
export function formatFact(
  written: FactValue,
  format: string | undefined,
  print: Printer,
): string | undefined {
  const value = onDay(written, print);
  if (format === undefined) return printNaturally(value, print);
  if (isFormat(format)) return formats[format](value, print);
  return printUnit(format, value, print);
}

/** The formats that fit a value, each with its output. */
export function fittingFormats(
  value: FactValue,
  print: Printer,
): { name: string; sample: string }[] {
  return ['no format', ...formatNames.filter((name) => name !== 'labelled')].flatMap((name) => {
    const sample = formatFact(value, name === 'no format' ? undefined : name, print);
    return sample === undefined ? [] : [{ name, sample }];
  });
}

function printHoursOf(
  { rows, department }: FactValue & { readonly kind: 'hours' },
  print: Printer,
): string | undefined {
  return department ? printHoursNow(department, print) : printHours(rows, print);
}

function isFormat(word: string): word is keyof typeof formats {
  return Object.hasOwn(formats, word);
}

function printUnit(format: string, value: FactValue, print: Printer): string | undefined {
  if (!isUnit(format) || value.kind !== 'figure' || value.unit !== format) return undefined;
  return printWhole(value, print);
}

/** A figure with its unit; of a price that is the lowest of several, as such. */
function printWhole({ unit, figures, isLowest }: FactFigure, print: Printer): string {
  const printed = printFigure(unit, figures, print);
  return isLowest ? print.lowest(printed) : printed;
}

function printNaturally(value: FactValue, print: Printer): string | undefined {
  switch (value.kind) {
    case 'figure':
      return printWhole(value, print);
    case 'number':
      return print.number(value.number);
    case 'date':
      return print.date(value.date);
    case 'text':
      return withoutMarks(value.text);
    default:
      return undefined;
  }
}

function printAsNumber(value: FactValue, print: Printer): string | undefined {
  if (value.kind === 'number') return print.number(value.number);
  return value.kind === 'figure' ? printBare(value.unit, value.figures, print) : undefined;
}

/** An amount below one, in hundredths without their name: `12` for 0.12. */
function printAsCents(value: FactValue, print: Printer): string | undefined {
  const [amount = 0] =
    value.kind === 'figure' && isMoney(value.unit) && value.figures.length === 1
      ? value.figures
      : [value.kind === 'number' ? value.number : undefined];
  if (amount <= 0 || amount >= 1) return undefined;
  return print.number(amount * 100, { maximumFractionDigits: 1 });
}

function printAsDate(value: FactValue, print: Printer): string | undefined {
  if (value.kind === 'date') return print.date(value.date);
  return value.kind === 'text' ? print.date(value.text) : undefined;
}

function printList(value: FactValue, print: Printer): string | undefined {
  if (value.kind !== 'list') return undefined;
  const words = value.items.flatMap((item) => printNaturally(readFactValue(item), print) ?? []);
  return words.length === value.items.length ? print.list(words) : undefined;
}

/** A fact as printed; undefined if it is left out. */
export function printedAt(data: Data, key: string, print: Printer): string | undefined {
  return formatFact(readFactValue(data[key]), undefined, print);
}
