import { withEdits, withLineEndsOf } from '../diagnostics/with-edits.ts';

/** A text that takes the place of another. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Why a change cannot be made, in a sentence for whoever asked for it. */
export interface Refusal {
  readonly refused: string;
}

export function isRefusal(outcome: object): outcome is Refusal {
  return 'refused' in outcome;
}

/** A text with a part replaced; its new lines end like the others. */
export function spliced(text: string, splice: Splice): string {
  return withEdits(text, [{ ...splice, text: withLineEndsOf(text, splice.text) }]);
}
