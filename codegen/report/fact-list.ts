/** A fact, where it is written and where it is used. */
export interface ListedFact {
  /** How copy refers to it; a reading by its name after an `@`. */
  readonly path: string;
  /** As it is printed; empty if it is printed in no one way. */
  readonly value: string;
  /** Its unit, or what else it is: `text`, `date`, `phone`, `opening hours`, `list`, `number`. */
  readonly unit: string;
  /** None for what is counted from the files. */
  readonly file?: string;
  readonly line?: number;
  /** The addresses of the pages that show it, or `all`. */
  readonly shown: 'all' | readonly string[];
  /** The addresses of other pages on which it decides what is shown, or `all`. */
  readonly weighed: 'all' | readonly string[];
}

/** A second value of a fact, and what was declared with it. */
export interface ListedReading {
  readonly path: string;
  readonly value: string;
  readonly file: string;
  readonly line: number;
  readonly where: string;
  readonly reason: string;
  readonly owner: string;
  /** The date by which its owner looks again. */
  readonly review: string;
  readonly isOverdue: boolean;
}

/** What the dealer still has to supply. */
export interface ListedDebt {
  readonly what: string;
  readonly value: string;
  readonly file: string;
  readonly line: number;
}

/** Everything that is known of the facts of a dealer. */
export interface FactList {
  readonly facts: readonly ListedFact[];
  /** The overdue first, then by date. */
  readonly readings: readonly ListedReading[];
  readonly owed: readonly ListedDebt[];
}
