import type { Message } from '../diagnostics/diagnostic.ts';
import type { Range } from './node-position.ts';

/** What is wrong in valid YAML. */
export interface NodeDiagnostic {
  readonly range: Range;
  readonly text: Message;
  /** Where the same stood first. */
  readonly first?: Range;
}
