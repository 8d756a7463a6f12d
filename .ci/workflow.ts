import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

type Mapping = Readonly<Record<string, unknown>>;

/** A text of a workflow with the last key that leads to it. */
export interface WorkflowText {
  readonly key: string;
  readonly text: string;
  /** What stands behind it on its line. */
  readonly comment: string;
  readonly line: number;
}

/** A workflow of GitHub Actions, read for its checks. */
export interface Workflow {
  readonly triggers: readonly string[];
  readonly permissions: unknown;
  readonly concurrency: unknown;
  readonly jobs: readonly { readonly name: string; readonly job: Mapping }[];
  readonly steps: readonly Mapping[];
  /** Every text, wherever it stands. */
  readonly texts: readonly WorkflowText[];
}

/** Reads a workflow; throws when it is no YAML. */
export function readWorkflow(source: string): Workflow {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw fault;
  const texts: WorkflowText[] = [];
  visit(document, {
    Scalar: (key, { value, comment, range }, path) => {
      if (key === 'key') return;
      const keys = path.flatMap((each) => ('key' in each && isScalar(each.key) ? [each.key] : []));
      const { line } = lineCounter.linePos(range?.[0] ?? 0);
      const lastKey = String(keys.at(-1)?.value ?? '');
      texts.push({ key: lastKey, text: String(value), comment: comment ?? '', line });
    },
  });
  const root = asMapping(document.toJS());
  const jobs = Object.entries(asMapping(root.jobs)).map(([name, job]) => ({
    name,
    job: asMapping(job),
  }));
  const steps = jobs.flatMap(({ job }) =>
    Array.isArray(job.steps) ? job.steps.map(asMapping) : [],
  );
  const { permissions, concurrency } = root;
  return { triggers: namesOf(root.on), permissions, concurrency, jobs, steps, texts };
}

/** A mapping, or an empty one in place of anything else. */
export function asMapping(value: unknown): Mapping {
  const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMapping ? Object.fromEntries(Object.entries(value)) : {};
}

/** `on: push`, `on: [push, pull_request]` and `on: { push: … }` alike. */
function namesOf(on: unknown): readonly string[] {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on.map(String) : Object.keys(asMapping(on));
}
