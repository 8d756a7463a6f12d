import type { DiagnosticText } from '../diagnostics/make-diagnostic.ts';
import type { Range } from './node-position.ts';

/** What is wrong in valid YAML. */
export interface NodeDiagnostic {
  readonly range: Range;
  readonly text: DiagnosticText;
  /** Where the same stood first. */
  readonly first?: Range;
}
