import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files of each project. A missing or stale entry only means that a file starts in its usual order. */
const longest = [
  'web/e2e/development.test.ts',
  'web/e2e/accessibility.test.ts',
  'web/e2e/editing.test.ts',
  'web/e2e/history.test.ts',
  'web/e2e/navigation.test.ts',
  'web/e2e/random-walk.test.ts',
  'web/e2e/pictures.test.ts',
  'web/e2e/inventory.test.ts',
  'web/e2e/without-scripts.test.ts',
  'codegen/testing/golden.test.ts',
  'codegen/emit/emit.test.ts',
  'server/command/command.test.ts',
  'server/tests/contract.test.ts',
  'server/run.test.ts',
  'codegen/testing/bad-schema.test.ts',
  'codegen/emit/write.test.ts',
  'web/dev/watch-content.test.ts',
  'server/tests/delivery.nightly.ts',
  'server/tests/kill-server.nightly.ts',
  'codegen/testing/exhaustion.nightly.ts',
  'codegen/testing/golden.nightly.ts',
  'web/dev/optional-parts.nightly.ts',
];

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
