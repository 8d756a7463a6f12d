import { defineConfig } from 'vitest/config';
import { LongestFirst } from './.ci/testing/longest-first.ts';

/** What all projects share; the patience is far above what any test takes on a busy machine. */
const usual = {
  environment: 'node',
  maxWorkers: '100%',
  setupFiles: ['.ci/testing/scratch-folder.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...usual,
          name: 'unit',
          include: ['{bench,codegen,web,server,changes,studio,.ci}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'web/e2e/**'],
          isolate: false,
        },
      },
      {
        test: {
          ...usual,
          name: 'reliability',
          include: ['{codegen,server}/**/*.reliability.ts'],
          // Each of them starts processes.
          maxConcurrency: 2,
        },
      },
      {
        test: {
          ...usual,
          name: 'e2e',
          include: ['web/e2e/**/*.test.ts'],
          globalSetup: ['web/e2e/shared-site.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...usual,
          name: 'nightly',
          include: ['{bench,codegen,web,server,changes,studio,.ci}/**/*.nightly.ts'],
          globalSetup: ['web/e2e/shared-site.ts'],
          // Each of them starts processes.
          maxConcurrency: 2,
        },
      },
    ],
  },
});
