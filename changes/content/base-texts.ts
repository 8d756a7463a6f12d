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

/** Reads which content files differ from a commit. */
export function readChangedContent(project: string, ref: string): ChangedContent {
  const base = findBase(project, ref);
  const git = (...args: readonly string[]) =>
    execFileSync('git', [...trust, ...args], {
      cwd: project,
      maxBuffer: Number.POSITIVE_INFINITY,
      stdio: ['ignore', 'pipe', 'ignore'],
      // Looking changes nothing, not even what git remembers of files.
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    });
  const list = (...args: readonly string[]) => git(...args, '-z', '--', 'content').toString();
  // Both print paths as they stand below the folder of the project.
  const names = [
    list('diff', '--name-only', '--no-renames', '--relative', base.commit),
    list('ls-files', '--others', '--exclude-standard'),
  ].flatMap((text) => text.split('\0').filter(Boolean));
  const inBase = new Set(list('ls-tree', '-r', '--name-only', base.commit).split('\0'));
  // Nothing is read, committed or put back where a link leads.
  const own = [...new Set(names)].filter((file) => isOwnPath(project, file));
  const files = own.sort().map((file): TextChange<Buffer> => {
    const path = join(project, file);
    return {
      file,
      ...(inBase.has(file) && { before: git('show', `${base.commit}:./${file}`) }),
      ...(existsSync(path) && { after: readFileSync(path) }),
    };
  });
  return { base, files };
}
