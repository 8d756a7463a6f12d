// What the code never does, beyond what the lint refuses. Each row names the only files that may.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tests = /\.(?:test|nightly)\.|\/(?:testing|tests)\//;

const textOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !tests.test(file))
    .map((file) => [file, readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')]);

const code: Readonly<Record<string, readonly string[][]>> = {
  server: textOf('server'),
  'web/src': textOf('web/src'),
};

test.each([
  [
    'makes a statement of SQL from text',
    'server',
    // The adapter prepares what the query builder made, the counters what their library wrote; the others set a number of ours.
    /(?<!\/[a-z]*)\.(?:exec|prepare)\((?!\s*['`][^'`$]*['`]\s*\))|\bsql\.(?:raw|lit|id|ref)\b|\bCompiledQuery\.raw\b/,
    [
      'server/command/backup.ts',
      'server/leads/postgres/shared-counters.ts',
      'server/leads/sqlite/node-sqlite-dialect.ts',
      'server/leads/sqlite/open-sqlite.ts',
    ],
  ],
  ['imports a module by a variable name', 'server', /\bimport\((?!')/, ['server/load-site.ts']],
  [
    'finds the public files',
    'server',
    /\bfindPublicFiles\(/,
    ['server/pages/export-files.ts', 'server/pages/prebuilt.ts', 'server/pages/public-files.ts'],
  ],
  [
    'writes to its output beside the log',
    'server',
    /process\.std(?:out|err)/,
    ['server/export-main.ts', 'server/leads-main.ts', 'server/run.ts'],
  ],
  ['takes another digest than SHA-256', 'server', /createHash\((?!'sha256'\))/, []],
  ['takes predictable random numbers', 'server', /Math\.random/, []],
  ['stores anything in the browser', 'web/src', /\.(?:(?:local|session)Storage|indexedDB)\b/, []],
  [
    'takes messages of other windows',
    'web/src',
    /addEventListener\(\s*'message'|\bonmessage\b|\bpostMessage\b/,
    [],
  ],
])('no other code %s (%s)', (_what, folder, pattern, files) => {
  const found = code[folder]?.filter(([, text = '']) => pattern.test(text)) ?? [];
  expect(found.map(([file]) => file).sort()).toEqual(files);
});
