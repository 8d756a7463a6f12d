import type { Change, Value } from '../../../codegen/edit/change.ts';

/** A change that somebody makes in the form, and what they saw when they made it. */
export interface SeenChange {
  readonly change: Change;
  /** The value that is changed, or the list whose items are; left out if there was none. */
  readonly seen?: Value;
}

/** What has been changed in the form of a file, but is not in the file. */
export interface FileDraft {
  readonly file: string;
  readonly changes: readonly SeenChange[];
}
