import { appendFileSync, readFileSync } from 'node:fs';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sureFixOf } from '../diagnostics/fixes.ts';
import { describeRepairs } from './describe-edits.ts';
import { visibleText } from './terminal-text.ts';
import { type Reportable, textReport } from './text.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The report for GitHub Actions: annotations, then everything as text, which also goes into the job summary. */
export function githubReport(result: Reportable, root: string, environment: Environment): string {
  const text = textReport(result);
  const summary = environment.GITHUB_STEP_SUMMARY;
  if (summary && result.diagnostics.length > 0)
    appendFileSync(summary, `### Content\n\n\`\`\`\`text\n${text}\`\`\`\`\n`);
  return annotations(result.diagnostics, changedLines(root, environment), result.textOf) + text;
}

/** Whether a line of a file is changed by the pull request. */
export type IsChanged = (file: string, line: number) => boolean;

/** The most that GitHub shows per severity and step. */
const mostShown = 10;

/**
 * Diagnostics as GitHub annotations beside the lines of a pull request: those on changed lines first, since GitHub shows
 * only the first few.
 */
export function annotations(
  diagnostics: readonly Diagnostic[],
  isChanged: IsChanged,
  textOf: (file: string) => string | undefined,
): string {
  const [changed, others] = [true, false].map((wanted) =>
    diagnostics.filter(({ file, line }) => isChanged(file, line) === wanted),
  );
  const sorted = [...(changed ?? []), ...(others ?? [])];
  const shown = (['error', 'warning'] as const).flatMap((severity) =>
    sorted.filter((diagnostic) => diagnostic.severity === severity).slice(0, mostShown),
  );
  return shown.map((diagnostic) => `${annotation(diagnostic, textOf)}\n`).join('');
}

function annotation(diagnostic: Diagnostic, textOf: (file: string) => string | undefined): string {
  const { severity, file, line, column, endColumn, code, message, help } = diagnostic;
  const place = { file, line, endLine: line, col: column, endColumn, title: code };
  const properties = Object.entries(place).map(([key, value]) => `${key}=${property(value)}`);
  const text = [
    message,
    ...(help === undefined ? [] : [help]),
    ...repairs(diagnostic, textOf),
  ].join('\n');
  return `::${severity} ${properties.join(',')}::${data(text)}`;
}

/** The repaired lines, to be pasted: nobody can run a command on GitHub's page. */
function repairs(
  diagnostic: Diagnostic,
  textOf: (file: string) => string | undefined,
): readonly string[] {
  const word = sureFixOf(diagnostic) ? 'Write' : 'Maybe';
  return describeRepairs(diagnostic, textOf).map((words) => visibleText(`${word}: ${words}`));
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(value: string | number): string {
  return data(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

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
