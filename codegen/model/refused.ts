import type { Source } from './source.ts';

/**
 * A content file with a fault. It takes no part in the site, but what it would have been stays known,
 * so that nothing that refers to it is reported a second time.
 */
export interface RefusedFile {
  readonly file: string;
  /** What the file holds by its place; empty if its place says nothing. */
  readonly noun: string;
  readonly id: string;
  /** Its data, if it could be parsed at all. */
  readonly source?: Source;
}
