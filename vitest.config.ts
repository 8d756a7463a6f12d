import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './.ci/testing/longest-first.ts';
import { noProcesses, staysInProcess } from './.ci/testing/one-process.ts';

const folders = '{bench,codegen,web,server,changes,studio,.ci}';
const unit = `${folders}/**/*.test.{ts,tsx}`;
const browser = 'web/e2e/**';

/** What all projects share; the patience is far above what any test takes on a busy machine. */
const usual = {
  environment: 'node',
  // One for each core.
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
          include: [unit],
          exclude: ['**/node_modules/**', browser],
          isolate: false,
        },
      },
      {
        test: {
          ...usual,
          name: 'quick',
          alias: noProcesses,
          // The tests of `unit` that stay in one process.
          include: globSync(unit, {
            exclude: ['**/node_modules/**', browser, 'server/leads/postgres/**'],
          }).filter(staysInProcess),
          isolate: false,
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
          name: 'pages',
          // The tests of `e2e` that read the pages of the built site, and need neither a browser nor a process.
          include: globSync('web/e2e/*.test.ts').filter(staysInProcess),
          globalSetup: ['web/e2e/site-alone.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...usual,
          name: 'nightly',
          include: [`${folders}/**/*.nightly.ts`],
          globalSetup: ['web/e2e/shared-site.ts'],
          // Each of them starts processes.
          maxConcurrency: 2,
        },
      },
    ],
  },
});
