import type { Code } from '../../generated/codes.ts';
import type { Path, Span } from '../diagnostics/diagnostic.ts';
import type { Rewrite } from '../diagnostics/fixes.ts';
import type { DiagnosticText } from '../diagnostics/make-diagnostic.ts';
import type { Source } from '../model/source.ts';
import type { SiteIndex } from '../site/site-index.ts';
import type { Annotated } from './annotated.ts';
import type { NamedRecords } from './named-records.ts';
import type { Reference } from './references.ts';

/**
 * When a rule runs, and what becomes of its findings:
 * - `error`: always. Something is wrong, unless a finding says that it is only a warning.
 * - `address`: after these, when it is known which files have errors of their own.
 * - `advice`: only if there is no error.
 * - `doubt`: only if there is no error. A value is possible but unlikely; the author may answer with `# unusual: …`.
 * - `unused`: only if nothing else is found. A value is on no page; the author may keep it with `# unused: …`.
 */
export type Phase = 'error' | 'address' | 'advice' | 'doubt' | 'unused';

/** A rule about the content as a whole, in a folder of its own with its pages and examples: `codegen/rules/<code>/`. */
export type Rule = RuleOfOneCode | RuleOfMany;

/** Its findings have the code of the rule, unless one has another. */
interface RuleOfOneCode {
  readonly code: Code;
  readonly phase: Phase;
  readonly check: Check;
}

/** Each of its findings has a code of its own. */
interface RuleOfMany {
  readonly code?: undefined;
  readonly phase: Phase;
  readonly check: Check<CodedFinding>;
}

/** Lists what is wrong. */
export type Check<Found = Finding> = (site: LinkedSite) => readonly Found[];

/** The site, with lookups that rules share. */
export interface LinkedSite extends SiteIndex {
  /** Every value that refers to something, once. */
  readonly references: readonly Reference[];
  readonly named: NamedRecords;
  /** The values whose schema has an annotation, such as `x-alike`. */
  annotated(keyword: string): readonly Annotated[];
  /** Whether any text refers to a fact, or to a part of one. */
  isReferenced(value: unknown): boolean;
  /** The files in which earlier phases and stages found errors. */
  readonly filesWithErrors: ReadonlySet<string>;
}

/** What a rule says about a place. */
export interface FindingText extends Omit<DiagnosticText, 'code'> {
  readonly code?: Code;
  /** The wrong text and the one most likely meant: the fix, if the file itself contains the text. */
  readonly rewrite?: Rewrite;
}

/** The same with its code. */
export interface CodedText extends FindingText {
  readonly code: Code;
}

/** What a rule finds at a value of a file. */
export interface Finding<Text = FindingText> {
  readonly source: Source;
  readonly path: Path;
  /** The position, if it is not that of the value at the path. */
  readonly span?: Span;
  readonly text: Text;
}

/** The same with its code. */
export type CodedFinding = Finding<CodedText>;
