import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{codegen,web,server,studio,.ci}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'web/e2e/**'],
          environment: 'node',
          // Far above what any test takes: a busy machine must not fail one.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'reliability',
          include: ['{codegen,server}/**/*.reliability.ts'],
          // Each of them starts processes.
          maxConcurrency: 2,
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['web/e2e/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
