import { expect, test } from 'vitest';
import { jsonReport } from './json.ts';

test('a run is one line of JSON with a version', () => {
  const diagnostic = {
    code: 'unknown-key',
    severity: 'error',
    file: 'content/site.yaml',
    line: 2,
    column: 1,
    endColumn: 5,
    message: 'unknown key "nmae"',
  } as const;
  const files = { found: 3, accepted: 2, refused: 1 };
  const report = jsonReport([diagnostic], files);
  expect(report.endsWith('\n')).toBe(true);
  expect(report.trimEnd()).not.toContain('\n');
  expect(JSON.parse(report)).toEqual({ version: 1, diagnostics: [diagnostic], files });
});
