import type { DoubtAnswer, Path } from '../../../codegen/diagnostics/diagnostic.ts';
import type { Change, Value } from '../../../codegen/edit/change.ts';
import type { Form } from '../../../codegen/form/form.ts';
import type { PageData } from '../../src/page/page-data.ts';
import type { Applied } from '../workspace/apply-changes.ts';
import type { FileDraft } from '../workspace/file-draft.ts';

/** What a form is asked for. */
export interface EditRequest extends FileDraft {
  /** The place that the form opens at, as a path or as it is written. */
  readonly path?: Path;
  readonly line?: number;
  readonly column?: number;
  /** The drafts of other files: one change may need another. */
  readonly others?: readonly FileDraft[];
  /** The page beside the form, and whether it is to be shown with the changes. */
  readonly address?: string;
  readonly isPreviewed?: boolean;
  /** The file that was saved last, if these changes belong to that one: they are undone together. */
  readonly completes?: string;
  /** The message whose sure fix is to be made. */
  readonly fix?: string;
}

/** One change for several records. */
export interface SeveralAsked {
  readonly files: readonly string[];
  readonly change: Change;
}

/** Something that the compiler says about a value. */
export interface Message {
  readonly path: Path;
  readonly isError: boolean;
  readonly text: string;
  readonly help?: string;
  /** Where it is, in another file. */
  readonly place?: { readonly file: string; readonly line: number; readonly column: number };
  /** A value that surely corrects it. */
  readonly fixed?: { readonly path: Path; readonly value: Value };
  /** The word of the comment that says that the value is right, if the message may be answered with one. */
  readonly answer?: DoubtAnswer['comment'];
  /** What it is asked for by, if something else surely corrects it. */
  readonly fix?: string;
}

/** A page as it would be. */
export interface PreviewedPage {
  readonly html: string;
  /** What the application shows it from. */
  readonly data?: PageData;
  /** Its style sheet, if the look is what is changed. */
  readonly styles?: string;
}

/** The record that a page is about. */
interface RecordHere {
  readonly file: string;
  readonly label: string;
}

/** A language that a text has a value in. */
export interface LanguageOfText {
  readonly language: string;
  readonly name: string;
}

/** What became of the changes. */
export interface EditResponse extends Omit<Applied, 'text'> {
  /** Where the file cannot be read, and why; it has no form then. */
  readonly unread?: string;
  /** Whether the file says all of it already: it was saved, and only the answer was lost, or somebody else had the same wish. */
  readonly isDone?: boolean;
  /** As far as the changes could be made. */
  readonly form?: Form;
  readonly data?: unknown;
  readonly focus?: Path;
  /** The same place, as an editor on this machine opens it. */
  readonly inEditor?: string;
  readonly messages: readonly Message[];
  /** The files that have their changes now. */
  readonly saved?: readonly string[];
  /** The page beside the form, with the changes. */
  readonly page?: PreviewedPage;
  /** On how many pages what the file says is, if it is a template, and the record that the page beside the form is about. */
  readonly template?: { readonly pages: number; readonly record?: RecordHere };
  /** Of the look: how well each color is seen where it is seen least, by its path joined by dots. */
  readonly contrasts?: Readonly<Record<string, string>>;
  /** The languages that a text is written in, and what they are called, if the site has several. */
  readonly languages?: readonly LanguageOfText[];
  /** The locale of the site. */
  readonly locale?: string;
  /** What references print: by what stands between their braces. */
  readonly printed?: Readonly<Record<string, string>>;
}
