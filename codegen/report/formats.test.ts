import { execFileSync, execSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { createMemo } from '../memo.ts';
import { layOver, projectAt } from '../testing/golden-folder.ts';
import { annotations, changedLines, githubReport } from './github.ts';
import { jsonReport } from './json.ts';

const scratch = mkdtempSync(join(tmpdir(), 'formats-'));

const memo = createMemo();
const resultOf = (name: string) => compile(projectAt(layOver(name, scratch)), memo);

describe('the report for programs', () => {
  const schema = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../docs/report.schema.json'), 'utf8'),
  );
  const validate = new Ajv2020({ allErrors: true }).compile(schema);

  test('follows its published schema', async () => {
    for (const name of ['many-errors-at-once', 'unknown-reference', 'wrong-id', 'rhythm']) {
      const { diagnostics, tally } = await resultOf(name);
      validate(JSON.parse(jsonReport(diagnostics, tally)));
      expect(validate.errors, name).toBeNull();
    }
  });

  test('is what the line prints that CONTRIBUTING shows', () => {
    const root = join(import.meta.dirname, '../..');
    const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
    const [, line = ''] = /`(npm [^`]* --format json)`/.exec(text) ?? [];
    validate(JSON.parse(execSync(line, { cwd: root, encoding: 'utf8' })));
    expect(validate.errors).toBeNull();
  });
});

describe('the report for GitHub', () => {
  const diagnostic = (line: number, severity: 'error' | 'warning' = 'error') => ({
    code: 'invalid' as const,
    severity,
    file: 'content/a,b.yaml',
    line,
    column: 2,
    endColumn: 5,
    message: '100%\nwrong',
  });

  test('puts changed lines first and shows ten of each severity', () => {
    const diagnostics = Array.from({ length: 12 }, (_, index) => diagnostic(index + 1));
    const lines = annotations(
      [...diagnostics, diagnostic(30, 'warning')],
      (_file, line) => line > 11,
      () => '',
    ).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines[0]).toBe(
      '::error file=content/a%2Cb.yaml,line=12,endLine=12,col=2,endColumn=5,title=invalid::100%25%0Awrong',
    );
    expect(lines[10]).toMatch(/^::warning /);
  });

  test('asks git for them, and takes all where it does not know', async () => {
    const root = layOver('many-errors-at-once', join(scratch, 'git'));
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'a');
    const event = join(root, 'event.json');
    const sha = git('rev-parse', 'HEAD').trim();
    writeFileSync(event, JSON.stringify({ pull_request: { base: { sha } } }));
    const tours = join(root, 'content/pages/tours.yaml');
    writeFileSync(tours, readFileSync(tours, 'utf8').replace('servise', 'servisse'));
    const isChanged = changedLines(root, { GITHUB_EVENT_PATH: event });
    expect([1, 2, 3].filter((line) => isChanged('content/pages/tours.yaml', line))).toEqual([2]);
    expect(changedLines(root, {})('content/pages/tours.yaml', 3)).toBe(true);
    const summary = join(root, 'summary.md');
    const environment = { GITHUB_EVENT_PATH: event, GITHUB_STEP_SUMMARY: summary };
    const result = await compile(projectAt(root), memo);
    const report = githubReport(result, root, environment);
    expect(report.split('\n', 1)[0]).toContain('::error file=content/pages/tours.yaml,line=2,');
    expect(readFileSync(summary, 'utf8')).toContain('make fix repairs');
  });
});
