import type { Path, Span } from '../diagnostics/diagnostic.ts';
import type { FaultText } from '../diagnostics/faults.ts';
import type { Rewrite } from '../diagnostics/fixes.ts';
import type { Source } from '../model/source.ts';
import type { AnnotatedValue } from '../schema/walk.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** A fault that a rule finds. */
export interface RuleFault extends FaultText {
  /** The wrong text and the one most likely meant: the fix, if the file itself contains the text. */
  readonly rewrite?: Rewrite;
}

/** A fault at a value of a file. */
export interface PlacedFault {
  readonly source: Source;
  readonly path: Path;
  /** The position, if it is not that of the value at the path. */
  readonly span?: Span;
  readonly text: RuleFault;
}

/** A fault of a visited value, or of a key below it. */
interface ValueFault {
  readonly text: RuleFault;
  readonly key?: string;
}

/** A rule for single values: prepared once, then called for each value that refers to something. */
export type ValueRule = (
  index: SiteIndex,
) => (annotated: AnnotatedValue, source: Source) => ValueFault | undefined;

/** A rule for the site as a whole. */
export type SiteRule = (index: SiteIndex) => readonly PlacedFault[];
