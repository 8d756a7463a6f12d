import type { HeldDays } from '../model/held-days.ts';

/** A fact, where it is written and where it is used. */
export interface ListedFact {
  /** How copy refers to it; a reading by its name after an `@`. */
  readonly path: string;
  /** Its printed value; empty if there is no single way to print it. */
  readonly value: string;
  /** Its unit or type: `text`, `date`, `phone`, `opening hours`, `list`, `number`. */
  readonly unit: string;
  /** Its values on some days, of which the first that fits a day holds, and last the one of all others. */
  readonly onDays?: readonly ValueOnDays[];
  /** None for counts of records. */
  readonly file?: string;
  readonly line?: number;
  /** The addresses of the pages that show it, or `all`. */
  readonly shown: 'all' | readonly string[];
  /** The addresses of other pages where it decides what is shown, or `all`. */
  readonly weighed: 'all' | readonly string[];
}

/** A printed value, and from which day until which it holds: without either, on all other days. */
export interface ValueOnDays extends HeldDays {
  readonly value: string;
}

/** A second value of a fact with its declaration. */
export interface ListedReading {
  readonly path: string;
  readonly value: string;
  readonly file: string;
  readonly line: number;
  readonly where: string;
  readonly reason: string;
  readonly owner: string;
  /** The date by which its owner reviews it. */
  readonly review: string;
  readonly isOverdue: boolean;
}

/** Something the dealer still has to supply. */
export interface ListedDebt {
  readonly what: string;
  readonly value: string;
  readonly file: string;
  readonly line: number;
}

/** Everything known about the facts of a dealer. */
export interface FactList {
  readonly facts: readonly ListedFact[];
  /** Overdue ones first, then by date. */
  readonly readings: readonly ListedReading[];
  readonly owed: readonly ListedDebt[];
}

/** From which day until which a value holds, for lists of facts. */
export function heldDaysInWords({ from, until }: HeldDays): string {
  const said = [from && `from ${from}`, until && `until ${until}`].filter(Boolean);
  return said.length > 0 ? said.join(' ') : 'otherwise';
}
