import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { tablesOf } from './tables-of.ts';

/** The slowest files of each project. A missing or stale entry only means that a file starts in its usual order. */
const longest = tablesOf(import.meta.filename)<string>('longest');

/** Starts with the slowest files, so that no worker is left alone with one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = longest.indexOf(relative('', moduleId));
      return rank === -1 ? longest.length : rank;
    };
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
