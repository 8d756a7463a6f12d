import type { Suggestion } from '../../diagnostics/nearest.ts';

/** Whether a day of figures begins with its month, as in 12/24. */
export type DayOrder = 'month-first' | 'day-first';

/** A kind of text whose values are listed elsewhere: by Unicode, by a standard, by the calendar. */
export interface Format {
  /** What is expected, in words and with a sample. */
  readonly form: string;
  /** Whether it takes a text: exactly what the code that uses it later takes, and takes as it is meant. */
  accepts(text: string): boolean;
  /** The value that another text most likely stands for. */
  meant?(text: string): Suggestion | undefined;
  /** Why a text of the right form is none, where that is not plain: `April has 30 days`. */
  reason?(text: string): string | undefined;
}

/** A suggestion from whatever is known about a text, the surest first. */
export function firstSuggestion(
  text: string,
  ...ways: readonly ((text: string) => Suggestion | undefined)[]
): Suggestion | undefined {
  for (const suggest of ways) {
    const found = suggest(text);
    if (found) return found;
  }
  return undefined;
}

/** The value whose name, in any case, is the text. */
export function named(
  text: string,
  values: readonly string[],
  nameOf: (value: string) => string | undefined,
): Suggestion | undefined {
  const wanted = text.trim().toLowerCase();
  const word = values.find((value) => nameOf(value)?.toLowerCase() === wanted);
  return word === undefined ? undefined : { word, isSure: true };
}

/** All words of some capital letters: AA, AB, … */
export function lettersOf(count: number): readonly string[] {
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return count === 0
    ? ['']
    : lettersOf(count - 1).flatMap((start) => alphabet.map((letter) => start + letter));
}
