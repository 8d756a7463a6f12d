/** A test by its file below the project, its title as it stands there, and the row of its table that is meant. */
export type Holder = readonly [file: string, title: string, row?: string];

/** A requirement, in our words, with what holds it, or why it asks nothing of this site. */
export interface Requirement {
  /** Its number in the standard, such as 3.4.1. */
  readonly number: string;
  readonly level: 1 | 2 | 3;
  readonly words: string;
  readonly heldBy?: readonly Holder[];
  /** One sentence. A test may stand beside it that shows the absence. */
  readonly doesNotApply?: string;
}
