import type { Edit } from './diagnostic.ts';

/** A part of a text and what takes its place. */
type Replacement = Pick<Edit, 'start' | 'end' | 'text'>;

/** A text after edits; the last one is made first, so that earlier offsets stay valid. `from` is where the text begins in its file. */
export function withEdits(text: string, edits: readonly Replacement[], from = 0): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (now, { start, end, text: own }) => now.slice(0, start - from) + own + now.slice(end - from),
      text,
    );
}

/** A text whose lines end like those of the file that it is written into. */
export function withLineEndsOf(file: string, text: string): string {
  return file.includes('\r\n') ? text.replaceAll(/\r?\n/g, '\r\n') : text;
}
