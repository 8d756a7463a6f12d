/** One deliberate fault, and the test that must turn red by it. A test that no fault turns red proves nothing. */
export interface Mutant {
  /** The promise or the row of bad input it concerns: P1 to P30, S1 to S52, C1 to C25, W1 to W7. */
  readonly promise: string;
  /** What is broken, in a few words. */
  readonly breaks: string;
  /** The file to change, by its path in the project. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The test file to run. */
  readonly test: string;
  /** Part of the test's name, where the whole file takes long. */
  readonly name?: string;
  /** The test looks at the built site, so the fault has to be built in. */
  readonly build?: true;
}
