/** Part of a text, by its offsets, and what takes its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An edit of a file; at offset 0 of one that does not exist yet. */
export interface FileEdit extends Edit {
  readonly file: string;
}

/** A text after edits; the last one is made first, so that earlier offsets stay valid. `from` is where the text begins in its file. */
export function withEdits(text: string, edits: readonly Edit[], from = 0): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (now, { start, end, text: own }) => now.slice(0, start - from) + own + now.slice(end - from),
      text,
    );
}

/** The same; new lines end like those of the text. */
export function withLineEdits(text: string, edits: readonly Edit[]): string {
  return withEdits(
    text,
    edits.map((edit) => ({ ...edit, text: withLineEndsOf(text, edit.text) })),
  );
}

/** A text whose lines end like those of the file that it is written into. */
export function withLineEndsOf(file: string, text: string): string {
  return file.includes('\r\n') ? text.replaceAll(/\r?\n/g, '\r\n') : text;
}

/** The one edit that makes another text of a text: from the first character that differs to the last. */
export function difference(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length);
  let [start, same] = [0, 0];
  while (start < most && before[start] === after[start]) start++;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}

/** A file with another text, or with other bytes: without `before` it comes, without `after` it goes. */
export interface TextChange<Content = string> {
  readonly file: string;
  readonly before?: Content | undefined;
  readonly after?: Content | undefined;
}
