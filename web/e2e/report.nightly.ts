// `make report` in a project of its own, with two builds and a browser.
import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../../codegen/files/hash-files.ts';
import { copyProject, type ProjectCopy, secondDealer } from './project-copy.ts';

let project: ProjectCopy;
let folder: string;

const run = (command: string, ...args: readonly string[]) =>
  promisify(execFile)(command, args, {
    cwd: folder,
    env: { ...process.env, CHROMIUM: chromium, CONTENT: site },
  });
let chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
let site = '';

/** Runs the report; what it ended with, and what it printed. */
async function report(ref: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const done = run(process.execPath, 'changes/main.ts', ref);
  return done.then((printed) => ({ code: 0, ...printed })).catch((fault) => fault);
}

async function edit(file: string, words: string, others: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain(words);
  await writeFile(join(folder, file), text.replace(words, others));
}

beforeAll(async () => {
  project = await copyProject(secondDealer);
  folder = project.folder;
  // What the project has compressed and drawn already is the same here.
  const kept = ['compressed', 'pictures'].map((name) => `.cache/${name}`);
  for (const name of ['.ci', '.github', 'changes', ...kept]) {
    await cp(name, join(folder, name), { recursive: true });
  }
  await writeFile(join(folder, 'content/urls.yaml'), '/: page/home\n/old: { redirect: /shop }\n');
  await run('npm', 'run', '--silent', 'fix');
  const made = ['node_modules', '.cache', 'build', 'dist', 'generated', 'report'];
  await keep(folder, made.map((name) => `/${name}\n`).join(''));
});

/** Keeps the files of a folder in a new repository. */
async function keep(root: string, ignored = ''): Promise<void> {
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@cove.example'];
  await run('git', '-C', root, 'init', '--quiet');
  await writeFile(join(root, '.git/info/exclude'), ignored);
  await run('git', '-C', root, 'add', '.');
  await run('git', '-C', root, ...author, 'commit', '--quiet', '--message', 'Begin');
}

afterAll(() => project.remove());

test('a change is told with its pages and pictures, and one that takes out an address is refused', async () => {
  await edit('content/policies/returns.yaml', 'A dry boat', 'Any dry boat');
  await edit('content/urls.yaml', '/old: { redirect: /shop }\n', '');
  const { code, stdout, stderr } = await report('HEAD');
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toContain('**Not to be merged:** 1 published address was taken out');
  expect(stdout).toContain('| `/old` was published, and has no line any more. |');
  expect(stdout).toMatch(
    /^\| ~~A~~ dry boat .* \| \*\*Any\*\* dry boat .* \| `\/policies\/returns` \|$/m,
  );
  expect(stdout).toBe(await readFile(join(folder, 'report/report.md'), 'utf8'));

  const html = parse(await readFile(join(folder, 'report/report.html'), 'utf8'));
  expect(html.querySelectorAll('img[src^="data:image/jpeg"]')).toHaveLength(2);
  const pages = html
    .querySelectorAll('section')
    .find((each) => each.querySelector('h2')?.text === 'Pages');
  const named = pages?.querySelectorAll('td:first-child > code').map(({ text }) => text);
  expect(named).toEqual(await differingPages());
});

/** The addresses of the pages of which two builds have other bytes. */
async function differingPages(): Promise<string[]> {
  const read = (served: string, file: string) => readFile(join(folder, served, file), 'utf8');
  const files = filesBelow(join(folder, 'dist')).filter((file) => file.endsWith('index.html'));
  const differ = await Promise.all(
    files.map(
      async (file) => (await read('dist', file)) !== (await read('.cache/report/dist', file)),
    ),
  );
  const changed = files.filter((_, at) => differ[at]);
  return changed.map((file) => `/${file.replace(/\/?index\.html$/, '')}`).sort();
}

test('a report without pictures says so, and what they need', async () => {
  const found = chromium;
  chromium = '';
  const { stderr } = await report('HEAD').finally(() => {
    chromium = found;
  });
  expect(stderr).toBe(
    'The report has no pictures, for no Chromium was found: install it, or name its program in CHROMIUM.\n',
  );
  const html = await readFile(join(folder, 'report/report.html'), 'utf8');
  expect(html).toContain('There are no pictures: no Chromium was found.');
});

test('a base that does not exist is told in one sentence', async () => {
  const { code, stderr } = await report('no-such-branch');
  expect(code).toBe(2);
  expect(stderr).toBe(
    'There is no commit "no-such-branch" here; BASE takes a branch, a tag or a commit.\n',
  );
});

test('a change in the folder of a dealer is told by a program that has never built a site', async () => {
  await rm(join(folder, 'generated'), { recursive: true });
  const shop = join(folder, '.cache/shop');
  await run(process.execPath, 'codegen/main.ts', 'new', shop);
  const content = '.cache/shop/content';
  // What it is compared with may be of an older version of the content model.
  await edit(`${content}/site.yaml`, 'contentVersion: 2', 'contentVersion: 1');
  await keep(shop);
  await edit(`${content}/site.yaml`, 'contentVersion: 1', 'contentVersion: 2');
  await edit(`${content}/vehicles/city-bicycle.yaml`, 'money: 780', 'money: 820');
  site = shop;
  const { code, stdout, stderr } = await report('HEAD');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('| `vehicles.city-bicycle.price` | $780 | **$820** |');
  expect(await readdir(join(shop, 'report'))).toContain('page-1.jpg');
});
