import type { Data } from '../../model/content.ts';
import { once } from '../../model/once.ts';

/** The operations that pages are made with, so that a watcher can see what they read. */
export interface Watcher {
  /** Adds keys to data. */
  extend(data: Data, more: Data): Data;
  /** Makes a decision, without showing any of the values it reads. */
  weigh<Result>(decide: () => Result): Result;
  /** Prepares a decision for many pages on first use; its reads then count for each page that uses it. */
  prepare<Result>(make: () => Result): () => Result;
}

/** The watcher of a plain build, which tracks nothing. */
export const unwatched: Watcher = {
  extend: (data, more) => ({ ...more, ...data }),
  weigh: (decide) => decide(),
  prepare: once,
};
