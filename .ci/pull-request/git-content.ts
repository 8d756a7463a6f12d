import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPortableName } from '../../codegen/load/file-name.ts';
import { ownLanguages } from '../../codegen/schema/language-files.ts';

/** Why the content of a pull request is not even looked at, in one sentence. */
export class RefusedContent extends Error {}

/** The folders of a site that its people write. */
const written = ['content', ownLanguages];

const mostBytes = 200_000_000;
const mostFiles = 10_000;
const longestPath = 300;

/** Where a pull request is fetched from. */
export interface Origin {
  readonly url: string;
  readonly token: string;
  readonly number: number;
  readonly commit: string;
}

/**
 * Fetches the newest commit of a pull request into an empty repository. Nothing is checked out: no hook, filter, link or
 * setting of the pull request has any effect.
 */
export function fetchCommit(folder: string, { url, token, number, commit }: Origin): void {
  const git = gitIn(folder, token === '' ? undefined : { url, token });
  git('init', '--quiet', '--bare');
  const from = `refs/pull/${number}/head`;
  git('-c', 'fetch.fsckObjects=true', 'fetch', '--quiet', '--depth=1', '--no-tags', url, from);
  const fetched = git('rev-parse', 'FETCH_HEAD').toString().trim();
  if (fetched !== commit) throw new RefusedContent('There are newer commits by now.');
}

/** Lays the content of a fetched commit into a folder, as files alone. */
export function layFetched(repository: string, commit: string, folder: string): void {
  const git = gitIn(repository);
  const rows = git('ls-tree', '-r', '-l', '-z', '--full-tree', commit, '--', ...written);
  const files = rows.toString('utf8').split('\0').filter(Boolean).map(readRow);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length > mostFiles || bytes > mostBytes)
    throw new RefusedContent('The content is larger than anything that is looked at.');
  const spellings = new Set(files.map(({ path }) => path.normalize('NFC').toLowerCase()));
  if (spellings.size < files.length)
    throw new RefusedContent('The content has two files whose names differ in case alone.');
  for (const { blob, path } of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, git('cat-file', 'blob', blob), { flag: 'wx' });
  }
}

function readRow(row: string) {
  const [, mode = '', type, blob = '', size, path = ''] =
    /^(\d+) (\w+) ([\da-f]{40}) +(\d+|-)\t(.*)$/s.exec(row) ?? [];
  if (type !== 'blob' || !/^100(?:644|755)$/.test(mode))
    throw new RefusedContent('The content has a link in place of a file.');
  if (!isContentPath(path))
    throw new RefusedContent('The content has a file with a forbidden name.');
  return { blob, size: Number(size), path };
}

/** Whether a path leads to a file of the content, on every system, and nowhere else. */
export function isContentPath(path: string): boolean {
  const [first, ...steps] = path.split('/');
  return (
    written.some((folder) => folder === first) &&
    steps.length > 0 &&
    path.length <= longestPath &&
    !/[\\\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029\uFFFD]/u.test(path) &&
    steps.every((step) => !/^(?:\.{0,2}|\.git|git~\d+)$/i.test(step) && isPortableName(step))
  );
}

/** Runs git in a folder, without the settings of the machine; the token stands in no argument. */
function gitIn(folder: string, access?: { readonly url: string; readonly token: string }) {
  const basic = Buffer.from(`x-access-token:${access?.token}`).toString('base64');
  const env = {
    PATH: process.env.PATH,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    ...(access?.url.startsWith('https://') && {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `http.${access.url}.extraHeader`,
      GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
    }),
  };
  return (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'safe.directory=*', ...args], {
      cwd: folder,
      env,
      maxBuffer: mostBytes * 2,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
}
