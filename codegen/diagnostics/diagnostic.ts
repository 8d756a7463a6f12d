import type { Code } from '../../generated/codes.ts';
import type { FileEdit } from '../text/edit.ts';
import type { Suggestion } from './nearest.ts';

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

/** A new name for a file. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

/**
 * A change that would correct an error. A sure fix leaves no doubt about what was meant, and is applied when the author
 * asks for fixes. Others are only shown.
 */
export interface Fix {
  readonly isSure: boolean;
  readonly edits: readonly FileEdit[];
  readonly renames?: readonly Rename[];
}

/** A second place that explains an error, such as the definition nearest to a wrong name. */
export interface RelatedLine {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The comment above a value that says that it is right. */
export interface DoubtAnswer {
  readonly comment: 'literal' | 'unused' | 'unusual';
  /** The help without what it says of the comment: for those who answer in a form. */
  readonly help?: string;
}

/** A wrong text and the one most likely meant. */
export interface Rewrite {
  readonly from: string;
  readonly to: Suggestion;
}

/**
 * When a rule runs, and what becomes of what is found then:
 * - `error`: always. Something is wrong.
 * - `warning`: always. Something is odd, but nothing keeps it from being published.
 * - `costly`: always. A doubt about money, a phone or hours, which is an error until the author answers `# unusual: …`:
 *   nobody would see a warning before customers see the value.
 * - `address`: after these, when it is known which files have errors of their own. Something is wrong.
 * - `advice`: only if there is no error.
 * - `doubt`: only if there is no error. A value is possible but unlikely; the author may answer with `# unusual: …`.
 * - `unused`: only if nothing else is found. A value is on no page; the author may keep it with `# unused: …`.
 */
export type Phase = 'error' | 'warning' | 'costly' | 'address' | 'advice' | 'doubt' | 'unused';

/** What is said of a place in the content. */
export interface Message {
  /** What the handbook calls it. */
  readonly code: Code;
  /** The phase that it is reported like, if that is another than that of the rule. */
  readonly phase?: Phase;
  readonly message: string;
  readonly help?: string;
  /** Both for somebody who sees a field of a form, where they speak of the file. */
  readonly atField?: string;
  /** How the author may say that nothing is wrong. */
  readonly answer?: DoubtAnswer;
  readonly related?: readonly RelatedLine[];
  /** What is missing, which may cause several errors; only one of them is reported. */
  readonly cause?: string;
  /** Marks the one to report among those with the same cause; without a mark, the first is reported. */
  readonly isOrigin?: true;
  readonly fixes?: readonly Fix[];
  /** The fix, if the file itself holds the wrong text, and no reference to a fact brings it. */
  readonly rewrite?: Rewrite;
}

/** What is wrong at one place in the content. Lines and columns count from 1; `file` is relative to the project. */
export interface Diagnostic extends Omit<Message, 'phase' | 'rewrite'> {
  readonly severity: 'error' | 'warning';
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
}
