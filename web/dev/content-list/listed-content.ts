import { readNote } from '../compiler-notes.ts';

/** A fact, where it is written, and the addresses of the pages that show it. */
export interface ListedFact {
  readonly path: string;
  readonly value: string;
  readonly file?: string;
  readonly line?: number;
  readonly shown: 'all' | readonly string[];
}

/** A content file, with its facts and the pages that show them. */
export interface ListedFile {
  readonly file: string;
  readonly id: string;
  readonly title?: string;
  readonly pages: readonly string[];
  readonly facts: readonly ListedFact[];
  readonly readings: readonly {
    readonly path: string;
    readonly review: string;
    readonly isOverdue: boolean;
  }[];
  readonly owed: readonly {
    readonly what: string;
    readonly value: string;
    readonly line: number;
  }[];
}

/** The files of one noun. */
export interface ListedNoun {
  readonly noun: string;
  readonly description: string;
  readonly files: readonly ListedFile[];
}

/** Reads what the compiler has stored; empty before its first run. */
export function readListedContent(project: string): readonly ListedNoun[] {
  return JSON.parse(readNote(project, 'content.json') ?? '[]');
}
