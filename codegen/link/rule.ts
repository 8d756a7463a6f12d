import type { Path } from '../diagnostics/diagnostic.ts';
import type { FaultText } from '../diagnostics/faults.ts';
import type { Source } from '../model/source.ts';
import type { Spot } from '../schema/walk.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** What a rule finds fault with. */
export interface RuleFault extends Omit<FaultText, 'fix'> {
  /** The word that is wrong and the word most likely meant: the fix, where the word is written as it is. */
  readonly rewrite?: { readonly from: string; readonly to: string };
}

/** A fault at a value of a file. */
export interface PlacedFault {
  readonly source: Source;
  readonly path: Path;
  readonly text: RuleFault;
}

/** A fault of a visited value, or of a key below it. */
interface SpotFault {
  readonly text: RuleFault;
  readonly key?: string;
}

/** A rule for single values: prepared once, then asked about each value that refers to something. */
export type SpotRule = (index: SiteIndex) => (spot: Spot) => SpotFault | undefined;

/** A rule for the site as a whole. */
export type SiteRule = (index: SiteIndex) => readonly PlacedFault[];
