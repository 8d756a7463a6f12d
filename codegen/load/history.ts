import { spawnSync } from 'node:child_process';
import { once } from '../model/once.ts';

/** When the lines of the content were written, as its repository tells. It is read when it is asked for. */
export interface History {
  /** The commit, and what is not committed: the same key, the same history. */
  readonly key: string;
  /** For each line of a file, the time of the last commit that touched it, in seconds; that of one not committed is infinite. */
  timesIn(file: string, text: string): readonly number[];
}

/** What a commit did to a file: which lines it put in the place of how many, from the first to the last. */
interface Change {
  readonly time: number;
  readonly hunks: readonly Hunk[];
}

interface Hunk {
  /** How many lines are before those that it added. */
  readonly start: number;
  readonly added: number;
  readonly removed: number;
  /** Whether something went that is more than a comment, and nothing came for it. */
  readonly isGap: boolean;
}

const uncommitted = Number.POSITIVE_INFINITY;

/**
 * The history of the content below a folder: when each change came to the branch that is checked out. None where git is not
 * there, or does not have the whole of it.
 */
export function readHistory(root: string): History | undefined {
  const git = gitIn(root);
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined;
  const head = git('rev-parse', 'HEAD');
  const pending = git('diff', ...asPatch, 'HEAD', '--', 'content');
  if (head === undefined || pending === undefined) return undefined;
  const changes = once(() => {
    const past = git('log', ...asPatch, ...asCommits, '--', 'content');
    return readPatches(past === undefined ? '' : pending + past);
  });
  return {
    key: head + pending,
    timesIn: (file, text) => timesOf(changes().get(file) ?? [], text.split('\n').length),
  };
}

/** Whatever the settings of a machine are. */
const asPatch = [
  ...['--patch', '--unified=0', '--inter-hunk-context=0', '--no-renames', '--no-color'],
  ...['--no-ext-diff', '--no-textconv', '--relative', '--src-prefix=a/', '--dst-prefix=b/'],
];
const asCommits = ['--first-parent', '-m', '--no-show-signature', '--format=commit %ct'];

function gitIn(cwd: string) {
  // In a container the checkout belongs to another user, and git refuses it unless told to trust it.
  const trust = ['-c', 'safe.directory=*', '-c', 'core.quotePath=false'];
  return (...args: readonly string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', [...trust, ...args], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 400_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
      // What a partial clone lacks is not fetched for this.
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
    });
    return status === 0 ? stdout : undefined;
  };
}

/** Sorts patches by file, in the order they come: that of the working copy, then the commits from the last to the first. */
function readPatches(text: string): ReadonlyMap<string, readonly Change[]> {
  const changes = new Map<string, Change[]>();
  const rows = text.split('\n');
  let time = uncommitted;
  let hunks: Hunk[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? '';
    const [, seconds] = /^commit (\d+)$/.exec(row) ?? [];
    const [, file] = /^diff --git a\/(.+) b\/\1$/.exec(row) ?? [];
    const [, removed = '1', start = '', added = '1'] =
      /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(row) ?? [];
    if (seconds !== undefined) time = Number(seconds);
    else if (file !== undefined) {
      hunks = [];
      changes.set(file, [...(changes.get(file) ?? []), { time, hunks }]);
    } else if (start !== '') {
      const body = rows.slice(at + 1, at + 1 + Number(removed));
      hunks.push(hunkOf(Number(start), Number(added), body));
      at += Number(removed) + Number(added);
    }
  }
  return changes;
}

function hunkOf(start: number, added: number, gone: readonly string[]): Hunk {
  const isGap = added === 0 && gone.some((row) => !/^-\s*(#|\r?$)/.test(row));
  return { start: added === 0 ? start : start - 1, added, removed: gone.length, isGap };
}

/** Goes back from the lines that are there to the commits that wrote them. A line beside a gap is one that was touched. */
function timesOf(changes: readonly Change[], count: number): readonly number[] {
  const times = new Map<number, number>();
  // The lines of the file at a commit, as they are numbered now; none for one that is not there any more.
  let lines: readonly (number | undefined)[] = Array.from({ length: count }, (_, line) => line);
  for (const { time, hunks } of changes) {
    const touch = (line: number | undefined) => {
      if (line !== undefined && !times.has(line)) times.set(line, time);
    };
    for (const { start, added, isGap } of hunks) {
      const touched = isGap ? [start - 1, start] : [];
      for (const at of touched) touch(lines[at]);
      for (const line of lines.slice(start, start + added)) touch(line);
    }
    lines = linesBefore(lines, hunks);
  }
  return Array.from({ length: count }, (_, line) => times.get(line) ?? uncommitted);
}

function linesBefore<Line>(lines: readonly Line[], hunks: readonly Hunk[]) {
  let at = 0;
  const before = hunks.flatMap(({ start, added, removed }) => {
    const kept = lines.slice(at, start);
    at = start + added;
    return [...kept, ...Array.from({ length: removed }, () => undefined)];
  });
  return [...before, ...lines.slice(at)];
}
