/** Where a value stands in a document: keys and indexes from the root. */
export type Path = readonly (string | number)[];

/** A stretch of one line of a file. Line and columns count from 1. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  readonly start: number;
  readonly end: number;
}

/** One parsed content file: its plain data, and where each piece of it stands. */
export interface Source {
  /** Path relative to the project root, with forward slashes. */
  readonly file: string;
  /** What the file holds, by its place: `page`, `town`, `vehicle`, … */
  readonly noun: string;
  /** The id its place gives it: `harbor`, `north/harbor`, `example/runner`. */
  readonly id: string;
  readonly text: string;
  readonly data: unknown;
  /** The span of the value at `path`, or of its key. Falls back to the nearest ancestor that exists. */
  locate(path: Path, part?: 'key' | 'value'): Span;
  /** The span of `length` characters at `offset` of the *string value* at `path` (quoting and folding accounted for). */
  locateInString(path: Path, offset: number, length: number): Span;
}
