import type { Path, RelatedLine } from '../diagnostics/diagnostic.ts';
import { type Content, type Entry, recordsOf } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { nounNames, nouns } from '../model/nouns.ts';
import type { Unit } from '../model/units.ts';
import { readFactValue } from '../resolve/facts/fact-value.ts';
import { createPrinter } from '../resolve/facts/printer.ts';

/** A figure with its unit, and where it is written. */
export interface Figure {
  readonly entry: Entry;
  /** The path of its fact. */
  readonly at: Path;
  readonly unit: Unit;
  /** One figure, or a range. */
  readonly figures: readonly number[];
}

/** The figures of all records whose facts copy may refer to. */
export function figuresIn(content: Content): readonly Figure[] {
  return nounNames
    .filter((noun) => nouns[noun].facts)
    .flatMap((noun) => recordsOf(content, noun))
    .flatMap((entry) => figuresAt(entry, [], entry.data));
}

/** The figure at a place of a record, or all below it, at any depth, without their readings. */
export function figuresAt(entry: Entry, at: Path, value: unknown): readonly Figure[] {
  if (!isRecord(value)) return [];
  const fact = readFactValue(value);
  if (fact.kind === 'figure') return [{ entry, at, unit: fact.unit, figures: fact.figures }];
  return Object.entries(value).flatMap(([key, below]) => figuresAt(entry, [...at, key], below));
}

/** A fact that is one amount of money, and where it is written. */
export interface Amount {
  readonly entry: Entry;
  readonly at: Path;
  readonly amount: number;
}

/** The amount of a price, if it is one. */
export function amountAt(entry: Entry, at: Path, value: unknown): Amount[] {
  const amount = isRecord(value) ? value.money : undefined;
  return typeof amount === 'number' ? [{ entry, at, amount }] : [];
}

/** Where the value of a fact is written. */
export function valuePlace({ entry, at }: Amount | Figure, unit: Unit = 'money') {
  return { source: entry.source, path: [...at, unit] };
}

/** The same as a related place of a message. */
export function placeBeside(amount: Amount, message: string): RelatedLine {
  const { source, path } = valuePlace(amount);
  const { line, column } = source.locate(path);
  return { file: source.file, line, column, message };
}

/** Prints an amount of the site's money. */
export type PrintAmount = (amount: number) => string;

/** How messages print amounts: in the currency of the site, whatever its language. */
export function amountPrinter({ site }: Content): PrintAmount {
  const { currency } = createPrinter(site?.data ?? {});
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const format = new Intl.NumberFormat('en-US', {
    ...style,
    minimumFractionDigits: 0,
    // As it is written: 7.995 is no $8.
    maximumFractionDigits: 3,
  });
  return (amount) => format.format(amount);
}
