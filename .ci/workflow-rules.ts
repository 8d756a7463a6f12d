// What workflow files must keep to, so that no pull request of a stranger gets hold of anything.
import { asMapping, readWorkflow, type Workflow } from './workflow.ts';

/** A rule that a workflow breaks. */
export interface Finding {
  readonly rule: string;
  readonly message: string;
}

type Rule = (workflow: Workflow) => readonly string[];

const rules: Readonly<Record<string, Rule>> = {
  W1: findForeignCode,
  W2: findWriteScopes,
  W3: findLooseActions,
  W4: findExpressionsInScripts,
  W5: findLooseJobs,
  W6: findSecretsAndCaches,
  W7: findOtherInstalls,
};

/** Checks one workflow against every rule. */
export function checkWorkflow(source: string): readonly Finding[] {
  const workflow = readWorkflow(source);
  return Object.entries(rules).flatMap(([rule, find]) =>
    find(workflow).map((message) => ({ rule, message })),
  );
}

/** Code of a pull request never runs with the rights of the project. */
function findForeignCode({ triggers, texts }: Workflow): readonly string[] {
  const isAfterRun = triggers.includes('workflow_run');
  const heads = texts.filter(({ text }) => /workflow_run\.(?:head|pull_requests)/.test(text));
  return [
    ...(triggers.includes('pull_request_target') ? ['the trigger pull_request_target'] : []),
    ...(isAfterRun ? heads.map(({ line }) => `line ${line}: the head of another run`) : []),
  ];
}

/** A workflow reads; what writes never runs for a pull request. */
function findWriteScopes({ permissions, triggers, jobs }: Workflow): readonly string[] {
  const scopes = Object.entries(asMapping(permissions));
  const isBare = typeof permissions === 'object' && permissions !== null;
  const isReading = isBare && scopes.every((scope) => scope.join() === 'contents,read');
  const writers = jobs.filter(({ job }) => /write/.test(JSON.stringify(job.permissions ?? '')));
  return [
    ...(isReading ? [] : ['permissions at the top must be {} or contents: read']),
    ...(seesPullRequests(triggers) ? writers.map(({ name }) => `job ${name} may write`) : []),
  ];
}

/** A tag can be moved to other code; a commit cannot. */
function findLooseActions({ texts }: Workflow): readonly string[] {
  const used = texts.filter(({ key, text }) => key === 'uses' && !text.startsWith('./'));
  const loose = used.filter(
    ({ text, comment }) => !(/@[\da-f]{40}$/.test(text) && /^ *v\d+(?:\.\d+)*/.test(comment)),
  );
  return loose.map(
    ({ text, line }) => `line ${line}: ${text} needs a commit and its version behind it`,
  );
}

/** An expression is put into a script before the shell reads it: its text becomes code. */
function findExpressionsInScripts({ texts }: Workflow): readonly string[] {
  const scripts = texts.filter(({ key }) => key === 'run' || key === 'script');
  const filled = scripts.filter(({ text }) => text.includes('${{'));
  return filled.map(({ line }) => `line ${line}: an expression in a script; give it through env`);
}

/** Nothing of a job outlives it, and no job outlives its use. */
function findLooseJobs({ jobs, steps, concurrency }: Workflow): readonly string[] {
  const checkouts = steps.filter(({ uses }) => String(uses).startsWith('actions/checkout@'));
  const keeping = checkouts.filter((step) => asMapping(step.with)['persist-credentials'] !== false);
  const endless = jobs.filter(({ job }) => job['timeout-minutes'] === undefined && !job.uses);
  const isPerRef = (group: unknown) => /github\.(?:ref|head_ref)/.test(JSON.stringify(group ?? ''));
  const piling = isPerRef(concurrency) ? [] : jobs.filter(({ job }) => !isPerRef(job.concurrency));
  return [
    ...keeping.map(() => 'a checkout keeps its credentials'),
    ...endless.map(({ name }) => `job ${name} has no timeout-minutes`),
    ...piling.map(({ name }) => `job ${name} has no concurrency per ref`),
  ];
}

/** What a pull request can read or write, it could steal or poison. */
function findSecretsAndCaches({ triggers, texts, jobs, steps }: Workflow): readonly string[] {
  if (!seesPullRequests(triggers)) return [];
  const secrets = texts.filter(({ text }) => /\$\{\{[^}]*\bsecrets\b/.test(text));
  const inherited = jobs.filter(({ job }) => job.secrets !== undefined);
  const caches = steps.filter(
    (step) => /^actions\/cache(?:\/save)?@/.test(String(step.uses)) || asMapping(step.with).cache,
  );
  return [
    ...secrets.map(({ line }) => `line ${line}: a secret`),
    ...inherited.map(({ name }) => `job ${name} hands on secrets`),
    ...caches.map(({ uses }) => `${uses} writes a cache`),
  ];
}

const installers =
  /^(?:sudo +)?(?:\w+=\S* +)*(npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack|pipx?3?)\b *(.*)/;

/** What is installed comes by the lockfile, and runs no script of its own. */
function findOtherInstalls({ texts }: Workflow): readonly string[] {
  const commands = texts
    .filter(({ key }) => key === 'run')
    .flatMap(({ text, line }) =>
      text.split(/[\n;|&]+/).map((each) => ({ text: each.trim(), line })),
    );
  return commands.flatMap(({ text, line }) => {
    const [, program, words = ''] = installers.exec(text) ?? [];
    const isGood =
      program === undefined ||
      (program === 'npm' && /^(?:ci\b.*--ignore-scripts|run |test\b|start\b)/.test(words));
    return isGood ? [] : [`line ${line}: ${text}: only make, or npm ci --ignore-scripts`];
  });
}

function seesPullRequests(triggers: readonly string[]): boolean {
  return triggers.some((name) => /^(?:pull_request|issue_comment|workflow_call)/.test(name));
}
