// The tests that run against mutants: those that stay in one process and need no browser.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { noProcesses, staysInProcess } from '../testing/one-process.ts';

/** Areas that most tests pass through and few are about: only those few run, because all would take hours. */
const askedAbout: Readonly<Record<string, string>> = {
  'codegen/link': 'codegen/{link/**/*,rules/**/*,testing/golden}.test.ts',
  'codegen/validate': 'codegen/{validate/**/*,testing/{golden,bad-content},command/fix/*}.test.ts',
  'codegen/rules': 'codegen/{rules/**/*,testing/golden}.test.ts',
  'server/leads': 'server/{leads/**/*,command/*,tests/contract,tests/privacy}.test.ts',
};
const { AREA = '' } = process.env;
const [, asking = '{codegen,server,web}/**/*.test.{ts,tsx}'] =
  Object.entries(askedAbout).find(([area]) => AREA.startsWith(area)) ?? [];

const tests = globSync(asking, {
  exclude: [
    'web/e2e/**',
    // These wait for timeouts, or for hundreds of mails: seconds for each mutant.
    'server/tests/bad-{clients,mail,surroundings}.test.ts',
  ],
});

/** The mutant's own tests run first, then those beside it, then the fastest: the first failure ends its trial. */
class NearFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const [mutated = ''] = [this.ctx.config.related ?? []].flat();
    const distanceOf = ({ moduleId }: TestSpecification) => {
      if (moduleId.replace('.test.', '.') === mutated) return 0;
      return dirname(moduleId) === dirname(mutated) ? 1 : 2;
    };
    const costOf = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted(
      (one, other) => distanceOf(one) - distanceOf(other) || costOf(one) - costOf(other),
    );
  }
}

export default defineConfig({
  resolve: { alias: noProcesses },
  test: {
    include: tests.filter(staysInProcess),
    environment: 'node',
    setupFiles: ['.ci/testing/scratch-folder.ts'],
    isolate: false,
    sequence: { sequencer: NearFirst },
    // Ten times the longest test: a mutant that never answers costs no more.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // A little more than the five seconds between two checks for due mails.
    env: { PATIENCE: '6000', REGISTRY_STEPS: '10' },
  },
});
