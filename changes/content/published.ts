import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Refusal } from '../../codegen/edit/change.ts';
import type { TextChange } from '../../codegen/text/edit.ts';
import { type Git, gitIn, tried } from '../git.ts';
import { NoBase } from '../states/base-content.ts';
import { type ChangedContent, readFilesBetween, readFilesSince } from './base-texts.ts';

/** A change of the content that visitors have: a commit of the main branch. */
export interface Published {
  readonly commit: string;
  /** What it was for. */
  readonly subject: string;
  readonly author: string;
  /** The day, YYYY-MM-DD. */
  readonly day: string;
}

/** The last changes of the content on a branch, the newest first; what it began with is none. */
export function listPublished(git: Git, ref: string, most: number): readonly Published[] {
  const format = '--format=%H%x00%s%x00%an%x00%cs';
  const few = ['--first-parent', '--min-parents=1', `--max-count=${most}`];
  const lines = git(['log', ...few, format, ref, '--', 'content'])
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => {
    const [commit = '', subject = '', author = '', day = ''] = line.split('\0');
    return { commit, subject, author, day };
  });
}

/** What a published change did to the files. */
export function readPublished(project: string, { commit, subject }: Published): ChangedContent {
  const files = readFilesBetween(project, `${commit}^1`, commit);
  return { base: { commit: `${commit}^1`, words: subject }, files };
}

/** What turns the content as it is saved here into that of a commit. */
export function turnedInto(project: string, commit: string): readonly TextChange[] {
  const yaml = readFilesSince(project, commit).filter(({ file }) => file.endsWith('.yaml'));
  return yaml.map(({ file, before }) => ({ file, after: before?.toString() }));
}

/** What takes a published change back from the branch as it is now; refused where that has been changed again since. */
export function revertPublished(
  project: string,
  ref: string,
  published: Published,
): ChangedContent | Refusal {
  const git = gitIn(project);
  const commit = git(['rev-parse', '--verify', `${ref}^{commit}`]);
  const since = new Map(
    readFilesBetween(project, published.commit, commit).map((each) => [each.file, each.after]),
  );
  const files: TextChange<Buffer>[] = [];
  for (const { file, before, after } of readPublished(project, published).files) {
    const now = since.has(file) ? since.get(file) : after;
    const back = since.has(file) ? merged(git, { now, after, before }) : { text: before };
    if (!back) return { refused: `${file} has been changed in the same place since.` };
    files.push({ file, before: now, after: back.text });
  }
  const words = `${ref.replace(/^origin\//, '')} (${commit.slice(0, 7)})`;
  return { base: { commit, words }, files };
}

type Versions = Readonly<Record<'now' | 'after' | 'before', Buffer | undefined>>;

/** A file without a change that was made to it before others; undefined if they touch each other. */
function merged(git: Git, versions: Versions): { readonly text: Buffer } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'taken-back-'));
  try {
    const names = (['now', 'after', 'before'] as const).map((name) => {
      const path = join(folder, name);
      if (versions[name]) writeFileSync(path, versions[name]);
      return path;
    });
    const [now = ''] = names;
    // Written in place, for what git prints loses its last line break here.
    if (tried(git, 'merge-file', '--quiet', ...names) === undefined) return undefined;
    return { text: readFileSync(now) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The change of a commit, if it is one of the last on a branch. */
export function findPublished(git: Git, ref: string, most: number, commit: string): Published {
  const found = listPublished(git, ref, most).find((each) => each.commit === commit);
  if (!found) throw new NoBase('There is no such change.');
  return found;
}
