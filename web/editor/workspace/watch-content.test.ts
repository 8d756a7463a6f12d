// What git, editors and other programs do to files, each tried twice: what replaces a file must not end the watch of it.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { type CompiledContent, followContent } from './compiled-content.ts';
import { windowsDriveWarning } from './windows-drive.ts';

const tables = tablesOf(import.meta.filename);
const repository = join(import.meta.dirname, '../../..');
let root: string;
let content: CompiledContent;
/** The errors of the last run. */
let codes: readonly string[] | undefined;

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
const file = () => join(root, 'content/policies/returns.yaml');
const commitAll = () => {
  git('add', '--all', 'content');
  git('commit', '--quiet', '--message', 'State');
};

test.each(tables('drives'))(
  'a folder on a drive of Windows is named at the start: %s',
  (folder, drive) => {
    const mounts = tables('mounts').join('\n');
    expect(/\((.*?)\)/.exec(windowsDriveWarning(folder, mounts) ?? '')?.[1]).toBe(drive);
  },
);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'replaced-'));
  cpSync(join(repository, 'codegen/testdata/ok/kayaks'), root, { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  commitAll();
  git('switch', '--quiet', '--create', 'wrong');
  writeFileSync(file(), 'range: {\n');
  commitAll();
  git('switch', '--quiet', 'main');
  content = followContent(root, {
    onCompiled: ({ errors }) => {
      codes = errors.map(({ code }) => code);
    },
    onFailed: (failure) => {
      throw failure;
    },
  });
});
afterAll(async () => {
  content.stop();
  await content.isReady();
});

const becomesWrong = () => expect.poll(() => codes).toContain('syntax');
/** The next run finds something else than the slip. */
const changes = () => expect.poll(() => codes).not.toContain('syntax');
const becomesGood = () => expect.poll(() => codes).toEqual([]);
const spoil = () => writeFileSync(file(), 'range: {\n');

/** Replaces a file as editors do that save by renaming. */
function saveByRenaming(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}

const ways: readonly (readonly [string, (good: string) => unknown])[] = [
  ['git checkout', () => git('checkout', '--', 'content')],
  ['a save by renaming', (good) => saveByRenaming(file(), good)],
  [
    'a folder deleted and restored',
    async () => {
      rmSync(dirname(file()), { recursive: true });
      await changes();
      git('checkout', '--', 'content');
    },
  ],
  [
    'all content renamed away and back',
    async (good) => {
      renameSync(join(root, 'content'), join(root, 'away'));
      await changes();
      renameSync(join(root, 'away'), join(root, 'content'));
      await becomesWrong();
      writeFileSync(file(), good);
    },
  ],
  [
    'another branch',
    async () => {
      git('checkout', '--', 'content');
      git('switch', '--quiet', 'wrong');
      await becomesWrong();
      git('switch', '--quiet', 'main');
    },
  ],
];

test.each(ways.flatMap((way) => [way, way]))(
  '%s is heard, and what is saved after it',
  async (_name, repair) => {
    await becomesGood();
    const good = readFileSync(file(), 'utf8');
    spoil();
    await becomesWrong();
    await repair(good);
    await becomesGood();
  },
);

test('a new folder is heard, and so is what is saved in it later', async () => {
  const added = join(root, 'content/policies/new/deep/tides.yaml');
  mkdirSync(dirname(added), { recursive: true });
  await new Promise((resolve) => setTimeout(resolve, 300));
  writeFileSync(added, 'range: {\n');
  await expect.poll(() => codes?.length).toBeGreaterThan(0);
  rmSync(join(root, 'content/policies/new'), { recursive: true });
  await becomesGood();
});

test('a copy of the same size and time is heard', async () => {
  const good = readFileSync(file(), 'utf8');
  const { atime, mtime } = statSync(file());
  const wrong = good.replace(/: \{/, ': [');
  expect([wrong.length, wrong === good]).toEqual([good.length, false]);
  writeFileSync(`${file()}.part`, wrong);
  utimesSync(`${file()}.part`, atime, mtime);
  renameSync(`${file()}.part`, file());
  await expect.poll(() => codes?.length).toBeGreaterThan(0);
  saveByRenaming(file(), good);
  await becomesGood();
});

test('what is saved is compiled before anybody reads a page', async () => {
  const good = readFileSync(file(), 'utf8');
  const isRead = async (words: string) => {
    await content.isReady();
    return JSON.stringify([...(content.site()?.pages() ?? [])]).includes(words);
  };
  saveByRenaming(file(), good.replace(/^title: .*/m, 'title: Coming back'));
  await expect.poll(() => isRead('Coming back')).toBe(true);
  saveByRenaming(file(), good);
  await expect.poll(() => isRead('Coming back')).toBe(false);
});

test('content with an error leaves the last good pages', async () => {
  const good = readFileSync(file(), 'utf8');
  const before = content.site()?.page('/');
  expect(before).toBeDefined();
  spoil();
  await becomesWrong();
  expect(content.site()?.page('/')).toEqual(before);
  saveByRenaming(file(), good);
  await becomesGood();
});
