import type { FaultText } from '../diagnostics/faults.ts';
import type { Range } from './node-position.ts';

/** A fault in valid YAML. */
export interface NodeFault {
  readonly range: Range;
  readonly text: FaultText;
  /** Where the same stood first. */
  readonly first?: Range;
}
