// P30, W1 to W7: the workflow files keep the rules, and each rule finds what breaks it.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkWorkflow } from './workflow-rules.ts';

const files = globSync('.github/workflows/*.{yml,yaml}');

test('there is a workflow', () => expect(files.length).toBeGreaterThan(0));

test.each(files)('%s keeps every rule', (file) => {
  expect(checkWorkflow(readFileSync(file, 'utf8'))).toEqual([]);
});

const sha = '11bd71901bbe5b1630ceea73d27597364c9af683';
const good = `
on: [push, pull_request]
permissions: {}
concurrency: \${{ github.ref }}
jobs:
  one:
    runs-on: machine
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${sha} # v4.2.2
        with:
          persist-credentials: false
      - run: make test
        env:
          TITLE: \${{ github.event.pull_request.title }}
`;
const release = good.replace('[push, pull_request]', 'push');
const steps = '      - run: make test\n';

test('a workflow that keeps every rule has no finding', () => {
  expect(checkWorkflow(good)).toEqual([]);
  expect(checkWorkflow(release)).toEqual([]);
});

type Row = readonly [rule: string, what: string, source: string, find: string, replace: string];

const rows: readonly Row[] = [
  ['W1', 'pull_request_target', good, '[push, pull_request]', 'pull_request_target'],
  ['W1', 'pull_request_target among others', good, 'pull_request]', 'pull_request_target]'],
  [
    'W1',
    'pull_request_target with terms',
    good,
    '[push, pull_request]',
    '{ pull_request_target: { types: [opened] } }',
  ],
  [
    'W1',
    'the head of another run',
    release.replace('on: push', 'on: workflow_run'),
    'persist-credentials',
    'ref: ${{ github.event.workflow_run.head_sha }}\n          persist-credentials',
  ],
  ['W2', 'no permissions', good, 'permissions: {}\n', ''],
  ['W2', 'permissions left empty', good, 'permissions: {}', 'permissions:'],
  ['W2', 'all permissions', release, 'permissions: {}', 'permissions: write-all'],
  ['W2', 'a scope that writes', release, 'permissions: {}', 'permissions: { contents: write }'],
  [
    'W2',
    'another scope',
    good,
    'permissions: {}',
    'permissions: { contents: read, packages: read }',
  ],
  [
    'W2',
    'a job of a pull request that writes',
    good,
    'runs-on',
    'permissions: { issues: write }\n    runs-on',
  ],
  [
    'W2',
    'a job of a pull request that writes all',
    good,
    'runs-on',
    'permissions: write-all\n    runs-on',
  ],
  ['W3', 'a tag', good, `${sha} # v4.2.2`, 'v4 # v4.2.2'],
  ['W3', 'a short commit', good, `${sha} # v4.2.2`, '11bd719 # v4.2.2'],
  ['W3', 'a commit without its version', good, ' # v4.2.2', ''],
  ['W3', 'a commit with other words', good, '# v4.2.2', '# latest'],
  [
    'W3',
    'a workflow by its branch',
    good,
    'jobs:',
    'jobs:\n  two:\n    uses: other/place/.github/workflows/a.yml@main',
  ],
  [
    'W4',
    'the title of an event',
    good,
    'run: make test',
    'run: echo ${{ github.event.issue.title }}',
  ],
  [
    'W4',
    'the name of a branch',
    good,
    'run: make test',
    'run: |\n          make test\n          echo ${{ github.head_ref }}',
  ],
  ['W4', 'an input', good, 'run: make test', "run: make ${{ inputs.target || 'test' }}"],
  [
    'W4',
    'a script of an action',
    good,
    steps,
    `      - uses: actions/github-script@${sha} # v8.0.0\n        with:\n          script: log("\${{ github.event.comment.body }}")\n${steps}`,
  ],
  [
    'W5',
    'credentials by default',
    good,
    '        with:\n          persist-credentials: false\n',
    '',
  ],
  [
    'W5',
    'credentials that are kept',
    good,
    'persist-credentials: false',
    'persist-credentials: true',
  ],
  ['W5', 'no limit of time', good, '    timeout-minutes: 5\n', ''],
  ['W5', 'no concurrency', good, 'concurrency: ${{ github.ref }}\n', ''],
  [
    'W5',
    'one concurrency for all',
    good,
    'concurrency: ${{ github.ref }}',
    'concurrency: everything',
  ],
  [
    'W6',
    'a secret',
    good,
    'TITLE: ${{ github.event.pull_request.title }}',
    'TOKEN: ${{ secrets.TOKEN }}',
  ],
  ['W6', 'a secret of all jobs', good, 'jobs:', "env:\n  TOKEN: ${{ secrets['TOKEN'] }}\njobs:"],
  [
    'W6',
    'secrets that are handed on',
    good,
    'jobs:',
    `jobs:\n  two:\n    uses: other/place/.github/workflows/a.yml@${sha} # v1\n    secrets: inherit`,
  ],
  ['W6', 'a cache', good, steps, `      - uses: actions/cache@${sha} # v5.0.0\n${steps}`],
  [
    'W6',
    'a cache of a set-up',
    good,
    steps,
    `      - uses: actions/setup-node@${sha} # v6.0.0\n        with: { cache: npm }\n${steps}`,
  ],
  ['W7', 'an install by name', good, 'make test', 'npm install left-pad'],
  ['W7', 'an install with scripts', good, 'make test', 'npm ci && make test'],
  ['W7', 'a program from the registry', good, 'make test', 'CI=1 npx cowsay'],
  ['W7', 'another installer', good, 'make test', 'make test; sudo pip install x'],
  [
    'W7',
    'an installer in many lines',
    good,
    'run: make test',
    'run: |\n          make test\n          yarn',
  ],
];

describe('a workflow', () => {
  test.each(rows)('%s: %s', (rule, _what, source, find, replace) => {
    expect(source.split(find)).toHaveLength(2);
    const findings = checkWorkflow(source.replace(find, () => replace));
    expect(findings.map((finding) => finding.rule)).toEqual([rule]);
  });

  test.each([
    ['a release may write', release, 'runs-on', 'permissions: { contents: write }\n    runs-on'],
    [
      'a release may have secrets',
      release,
      'TITLE:',
      'TOKEN: ${{ secrets.TOKEN }}\n          TITLE:',
    ],
    ['a reading job needs no more', good, 'permissions: {}', 'permissions: { contents: read }'],
    [
      'concurrency of each job',
      good,
      'runs-on',
      'concurrency: { group: "a-${{ github.ref }}" }\n    runs-on',
    ],
    ['an install without scripts', good, 'make test', 'npm ci --ignore-scripts && npm run check'],
    ['a package of the system', good, 'make test', 'apt-get install -y npm && make test'],
    ['an action of this project', good, steps, `      - uses: ./.ci/action\n${steps}`],
    [
      'a cache that is only read',
      good,
      steps,
      `      - uses: actions/cache/restore@${sha} # v5.0.0\n${steps}`,
    ],
  ])('%s', (_what, source, find, replace) => {
    expect(checkWorkflow(source.replace(find, () => replace))).toEqual([]);
  });

  test('what is no YAML is refused', () => {
    expect(() => checkWorkflow('on: [push')).toThrow();
  });
});
