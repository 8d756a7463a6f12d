import { pathOf } from '../../model/data.ts';
import type { Source } from '../../model/source.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import { formatFact } from '../../resolve/facts/format-fact.ts';
import { createPrinter } from '../../resolve/facts/printer.ts';
import type { Site } from '../../site/site.ts';

/** Prints a fact the way copy does by default. */
export type PrintFact = (value: unknown) => string;

/** Kinds of facts that have no default format. */
const formats: Readonly<Record<string, string>> = { phone: 'phone', hours: 'hours', list: 'list' };

/** Creates a function that prints facts in the dealer's locale. */
export function createFactPrinter({ content, today }: Site): PrintFact {
  const print = createPrinter(content.site?.data ?? {}, today);
  return (value) => {
    const fact = readFactValue(value);
    return formatFact(fact, formats[fact.kind], print) ?? '';
  };
}

/** The unit of a fact, or its type if it has none. */
export function unitOf(value: unknown): string {
  const fact = readFactValue(value);
  if (fact.kind === 'figure') return fact.unit;
  return fact.kind === 'hours' ? 'opening hours' : fact.kind;
}

/** The line where a value is written: that of its key, or of an item in a list. */
export function lineOf(source: Source, steps: readonly string[]): number {
  return source.locate(pathOf(source.data, steps), 'key').line;
}
