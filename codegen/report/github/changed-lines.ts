import { readFileSync } from 'node:fs';
import type { IsChanged } from './annotations.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The lines that a pull request changes; all lines if that is unknown, as in a shallow clone. */
export function changedLines(root: string, environment: Environment): IsChanged {
  const base = baseOf(environment);
  const diff = base === undefined ? undefined : diffOf(root, base);
  return diff === undefined ? () => true : readDiff(diff);
}

/** The base commit of a pull request, from the GitHub event. */
function baseOf({ GITHUB_EVENT_PATH: path }: Environment): string | undefined {
  try {
    const event: unknown = JSON.parse(readFileSync(path ?? '', 'utf8'));
    const sha = /"sha":"([0-9a-f]{40})"/.exec(
      JSON.stringify(Reflect.get(Object(Reflect.get(Object(event), 'pull_request')), 'base') ?? ''),
    );
    return sha?.[1];
  } catch {
    return undefined;
  }
}

function diffOf(root: string, base: string): string | undefined {
  // Loaded on demand: an import would load it for every check, which takes 2 of 130 ms.
  const { execFileSync } = process.getBuiltinModule('node:child_process');
  // In the container of a workflow the files belong to another user, whom git would not trust.
  const trust = ['-c', 'safe.directory=*'];
  const args = [
    ...trust,
    'diff',
    '--unified=0',
    '--no-color',
    '--no-ext-diff',
    '--relative',
    base,
    '--',
  ];
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** Reads the lines that a diff without context adds or changes. */
function readDiff(diff: string): IsChanged {
  const lines = new Set<string>();
  let file = '';
  for (const row of diff.split('\n')) {
    file = /^\+\+\+ b\/(.*)$/.exec(row)?.[1] ?? file;
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(row) ?? [];
    for (let at = 0; start !== undefined && at < Number(count); at++)
      lines.add(`${file}:${Number(start) + at}`);
  }
  return (name, line) => lines.has(`${name}:${line}`);
}
