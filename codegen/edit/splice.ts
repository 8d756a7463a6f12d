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
export function spliced(text: string, { start, end, text: own }: Splice): string {
  const written = text.includes('\r\n') ? own.replaceAll(/\r?\n/g, '\r\n') : own;
  return text.slice(0, start) + written + text.slice(end);
}
