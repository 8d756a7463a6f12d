import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { captured } from '../../testing/captured.ts';
import { exitCodes, runCommand } from '../command.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'));
});

const run = (...args: string[]) => captured((console) => runCommand(args, console));

test('writes a shop of at most 60 lines, which has no errors', async () => {
  const shop = join(root, 'shop');
  // As git leaves a repository that is empty.
  mkdirSync(join(shop, '.git'), { recursive: true });
  const { code, printed } = await run('new', shop);
  const folder = join(shop, 'content');
  expect(code).toBe(exitCodes.good);
  expect(printed).toContain(join(folder, 'site.yaml'));
  const files = globSync('**/*.yaml', { cwd: folder });
  const lines = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'),
  );
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(await run('check', '--root', shop)).toEqual({
    code: exitCodes.good,
    printed: `0 errors in ${files.length} files\n`,
    complaint: '',
  });
});

test('writes how to go on, and workflows for pull requests that use this program', async () => {
  const shop = join(root, 'with-git');
  const { printed } = await run('new', shop);
  expect(printed).toContain(`make dev CONTENT=${shop}`);
  const read = (name: string) => readFileSync(join(shop, name), 'utf8');
  expect(read('README.md')).toContain(`make fix CONTENT=${shop}`);
  expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['/dist/', '/data/']));
  expect(read('.github/program')).toMatch(
    /^repository=[\w.-]+\/[\w.-]+\nref=(?:main|[\da-f]{40})\n$/,
  );
  expect(read('.github/pull_request_template.md')).toContain('What should visitors see');
});

test('says in one sentence that a folder is not empty, and leaves it alone', async () => {
  writeFileSync(join(root, 'notes.txt'), 'mine');
  expect(await run('new', root)).toEqual({
    code: exitCodes.wrongUse,
    printed: '',
    complaint: `The folder ${root} is not empty, and nothing in it was changed: name another.\n`,
  });
  expect(existsSync(join(root, 'site.yaml'))).toBe(false);
});

test.each([
  [[], 'Name an empty folder'],
  [['one', 'two'], 'Name one folder, not 2.'],
  [['shop/content'], 'Name the folder above shop/content: content/ is made in it.'],
])('of the folders %j it says: %s', async (folders, said) => {
  const { code, complaint } = await run('new', ...folders);
  expect(code).toBe(exitCodes.wrongUse);
  expect(complaint).toContain(said);
});

test('does not write over a file', async () => {
  const file = join(root, 'file');
  writeFileSync(file, 'mine');
  expect((await run('new', file)).complaint).toBe(`${file} is a file: name an empty folder.\n`);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});
