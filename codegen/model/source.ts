import type { Path, Span } from '../diagnostics/diagnostic.ts';
import type { LiteralText } from './literal.ts';
import type { FileKind } from './nouns.ts';

/** The text of a YAML file, and what it holds by its path. */
export interface YamlFile {
  readonly file: string;
  readonly kind: { readonly noun: string };
  readonly id: string;
  readonly text: string;
}

/** The same of a content file. */
export interface ContentFile extends YamlFile {
  readonly kind: FileKind;
}

/** A value that refers to something, or a fact in any unit: its path and its schema. */
export interface Link {
  readonly path: Path;
  readonly schema: { readonly [keyword: string]: unknown; readonly 'x-ref'?: string };
}

/** What is collected from a file once it is valid. */
export interface Found {
  /** Its values that refer to something. */
  readonly links: readonly Link[];
  /** Its texts with figures and phone numbers. */
  readonly literals: readonly LiteralText[];
  /** What the path of the file says in place of its author, and refers to a record. */
  readonly implied?: readonly Link[];
  /** Where its texts are written that have a value for each language: the last step of a path is the language. */
  readonly spoken?: readonly Path[];
}

/** One parsed content file: its plain data, and the position of each value. */
export interface Source extends Partial<Found> {
  /** Path relative to the project root, with forward slashes. */
  readonly file: string;
  /** What the file holds, by its path: `page`, `town`, `vehicle`, … */
  readonly noun: string;
  /** The id its path gives it: `harbor`, `north/harbor`, `example/runner`. */
  readonly id: string;
  readonly text: string;
  /** With the names that the author left out and the path of the file says. */
  readonly data: unknown;
  /** Where the value at `path` is written, if the data is only what holds on a day, or in a language. */
  writtenAt?(path: Path): Path;
  /** The span of the value at `path`, or of its key. Falls back to the nearest ancestor that exists. */
  locate(path: Path, part?: 'key' | 'value'): Span;
  /** The span of `length` characters at `offset` of the *string value* at `path` (quoting and folding accounted for). */
  locateInString(path: Path, offset: number, length: number): Span;
}

/**
 * A content file with an error. It is not part of the site, but its noun and id are kept, so that references to it are
 * not reported as well.
 */
export interface InvalidFile {
  readonly file: string;
  /** What the file holds by its path; empty if its path says nothing. */
  readonly noun: string;
  readonly id: string;
  /** Its data, if it could be parsed at all. */
  readonly source?: Source;
}

/** Replaces the unknown owner in the id of a record whose file is one folder too high. */
export const anyOwner = '*/';

/** Whether an invalid file may be the one with that id. */
export function mayHaveId(file: { readonly id: string }, id: string): boolean {
  return file.id.startsWith(anyOwner)
    ? id.endsWith(file.id.slice(anyOwner.length - 1))
    : file.id === id;
}
