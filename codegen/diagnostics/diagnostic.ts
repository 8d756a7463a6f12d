/** The position of a value in a document: keys and indexes from the root. */
export type Path = readonly (string | number)[];

/** Part of one line of a file. Line and columns count from 1. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  readonly start: number;
  readonly end: number;
}

/** A replacement of text, as offsets in a file; of a file that does not exist yet, at 0. */
export interface Edit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Another name for a file. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

/**
 * What would put a fault right. A sure fix is applied when the author asks for it: there is no doubt what was meant. A
 * doubtful one is only shown.
 */
export interface Fix {
  readonly isSure: boolean;
  readonly edits: readonly Edit[];
  readonly renames?: readonly Rename[];
}

/** A second place that explains a fault, such as the definition nearest to a wrong name. */
export interface RelatedPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** One fault in the content. Lines and columns count from 1; `file` is relative to the project. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  readonly message: string;
  readonly help?: string;
  readonly related?: readonly RelatedPlace[];
  /** What is missing, where several faults may come from it: of these only one is reported. */
  readonly cause?: string;
  /** Of the faults of one cause it is the one to report; otherwise that is the first. */
  readonly isOrigin?: true;
  readonly fixes?: readonly Fix[];
}
