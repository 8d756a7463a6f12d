import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnPath } from '../../codegen/files/replace-file.ts';
import type { TextChange } from '../../codegen/text/edit.ts';
import { gitIn, tried } from '../git.ts';
import { type Base, findBase, NoBase, trust } from '../states/base-content.ts';

/** The content files that differ from where the branch began, committed or not. */
export interface ChangedContent {
  readonly base: Base;
  readonly files: readonly TextChange<Buffer>[];
}

/** Where branches begin, if nothing else is said: as it is on the forge, or here. */
const usualBases = ['origin/main', 'main', 'origin/master', 'master', 'HEAD'];

/** The first of the usual names for where a branch begins that there is. */
export function usualBase(project: string): string {
  const isThere = (ref: string) =>
    tried(gitIn(project), 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`) !== undefined;
  const ref = usualBases.find(isThere);
  if (ref === undefined) throw new NoBase('This folder has no history of git to compare with.');
  return ref;
}

/** Reads which content files differ from where the branch began. */
export function readChangedContent(project: string, ref: string): ChangedContent {
  const base = findBase(project, ref);
  return { base, files: readFilesSince(project, base.commit) };
}

/** Reads which content files differ from a commit, saved or committed. */
export function readFilesSince(project: string, commit: string): readonly TextChange<Buffer>[] {
  const { list, contentOf } = openCommits(project);
  // Both print paths as they stand below the folder of the project.
  const names = [
    ...list('diff', '--name-only', '--no-renames', '--relative', commit),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  const before = contentOf(commit);
  // Nothing is read, committed or put back where a link leads.
  const own = [...new Set(names)].filter((file) => isOwnPath(project, file));
  return own.sort().map((file) => {
    const path = join(project, file);
    return {
      file,
      before: before(file),
      ...(existsSync(path) && { after: readFileSync(path) }),
    };
  });
}

/** Reads which content files differ between two commits. */
export function readFilesBetween(
  project: string,
  from: string,
  to: string,
): readonly TextChange<Buffer>[] {
  const { list, contentOf } = openCommits(project);
  const names = list('diff', '--name-only', '--no-renames', '--relative', from, to);
  const [before, after] = [contentOf(from), contentOf(to)];
  return names.sort().map((file) => ({ file, before: before(file), after: after(file) }));
}

/** What git knows of the content in its commits. */
function openCommits(project: string) {
  const git = (...args: readonly string[]) =>
    execFileSync('git', [...trust, ...args], {
      cwd: project,
      maxBuffer: Number.POSITIVE_INFINITY,
      stdio: ['ignore', 'pipe', 'ignore'],
      // Looking changes nothing, not even what git remembers of files.
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    });
  const list = (...args: readonly string[]) =>
    git(...args, '-z', '--', 'content')
      .toString()
      .split('\0')
      .filter(Boolean);
  return {
    list,
    /** Gives the bytes of the files of a commit. */
    contentOf(commit: string) {
      const names = new Set(list('ls-tree', '-r', '--name-only', commit));
      return (file: string) => (names.has(file) ? git('show', `${commit}:./${file}`) : undefined);
    },
  };
}
