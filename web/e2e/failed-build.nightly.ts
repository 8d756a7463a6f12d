// A build that fails leaves the last site byte for byte; content that looks like markup fails none.
import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createRandom, editAnything } from '../../codegen/testing/random-edit.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { startSite } from './running-site.ts';

let project: ProjectCopy;

const at = (path: string) => join(project.folder, path);

/** Runs the build; gives its exit code and what it said. */
async function build(): Promise<{ code: number; said: string }> {
  try {
    const run = promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: project.folder });
    return { code: 0, said: (await run).stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
}

/** Every file that is served, and the renderer, with its bytes and time. */
async function lastSite() {
  const files: [string, string, number][] = [];
  for (const folder of ['dist', 'build']) {
    const names = await readdir(at(folder), { recursive: true });
    for (const name of names.sort()) {
      const file = join(at(folder), name);
      const status = await stat(file);
      const bytes = status.isFile() ? hash('sha256', await readFile(file)) : '';
      files.push([`${folder}/${name}`, bytes, status.isFile() ? status.mtimeMs : 0]);
    }
  }
  return files;
}

/** Breaks something, expects the build to fail for it and to leave everything, and mends it again. */
async function expectFailedBuild(file: string, change: (text: string) => string, reason: string) {
  const before = await lastSite();
  const text = await readFile(at(file), 'utf8');
  await writeFile(at(file), change(text));
  const { code, said } = await build();
  await writeFile(at(file), text);
  expect(said).toContain(reason);
  expect(code).toBe(1);
  expect(await lastSite()).toEqual(before);
}

/** The bytes of the last site. */
const filesNow = async () => (await lastSite()).map(([name, bytes]) => [name, bytes] as const);

/** What builds keep for the next ones, but for compiled code. */
async function keptByBuilds(): Promise<string[]> {
  const names = await readdir(at('.cache'));
  const isCompiler = (name: string) => ['node', 'schemas'].includes(name);
  return names.filter((name) => !isCompiler(name)).map((name) => `.cache/${name}`);
}

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

beforeAll(async () => {
  project = await copyProject();
  const site = await readFile(at('content/site.yaml'), 'utf8');
  const name = 'Heron Cove </script/x><script/x>alert(1)</script/x>';
  await writeFile(at('content/site.yaml'), site.replace(/^name: .*$/m, `name: ${name}`));
  const { code } = await build();
  expect(code).toBe(0);
});

afterAll(() => project.remove());

test('what was generated for a site that cannot be built is not served', async () => {
  const [file = ''] = globSync(at('content/vehicles/*/*.yaml'));
  const vehicle = await readFile(file, 'utf8');
  await writeFile(file, vehicle.replace(/^model: .*$/m, 'model: NOT BUILT YET'));
  await expectFailedBuild(
    'web/src/entry-client.ts',
    (text) => `${text}\nimport './none.ts';\n`,
    './none.ts',
  );
  await writeFile(file, vehicle);
  expect(await readFile(at('generated/vehicles.ts'), 'utf8')).toContain('NOT BUILT YET');
  const site = await startSite({}, project.folder);
  onTestFinished(() => site.stop());
  const read = async (path: string) => (await fetch(site.url + path)).text();
  const answer = await read('/api/vehicles');
  expect(answer).toContain(/^id: (.*)$/m.exec(vehicle)?.[1]);
  expect(answer).not.toContain('NOT BUILT YET');
  const page = await read('/inventory?sort=name');
  expect(page).toContain('</html>');
  expect(page).not.toContain('NOT BUILT YET');
});

test('pages are made on request after everything that was generated and built is gone', async () => {
  const site = await startSite({}, project.folder);
  onTestFinished(() => site.stop());
  const before = await fetch(`${site.url}/inventory?sort=name`).then((page) => page.text());
  const folders = ['generated', 'build', 'dist', 'content', 'web'];
  for (const name of folders) await rename(at(name), at(`${name}-away`));
  const [page, posted] = await Promise.all([
    fetch(`${site.url}/inventory?sort=name&brand=none`),
    fetch(`${site.url}/contact`, { method: 'POST', body: new URLSearchParams() }),
  ]);
  for (const name of folders) await rename(at(`${name}-away`), at(name));
  expect([page.status, posted.status]).toEqual([200, 422]);
  expect(headingOf(await page.text())).toBe(headingOf(before));
});

test('one command goes back to the build before the last one, and again to the last', async () => {
  const run = (name: string) =>
    promisify(execFile)('npm', ['run', '--silent', name], { cwd: project.folder });
  const first = await filesNow();
  const file = at('content/pages/home.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^title: .*$/m, 'title: Another title'));
  await run('build');
  const second = await filesNow();
  expect(second).not.toEqual(first);
  await run('build');
  await run('rollback');
  expect(await filesNow()).toEqual(first);
  await run('rollback');
  expect(await filesNow()).toEqual(second);
  await run('rollback');
  await writeFile(file, text);
  await run('build');
  expect(await readFile(at('dist/index.html'), 'utf8')).not.toContain('Another title');
});

test('what only editors use has no part in the site: without it, every byte is the same', async () => {
  expect((await build()).code).toBe(0);
  const before = await filesNow();
  const ofEditors = ['edit', 'form', 'language-server', 'records'].map((name) => `codegen/${name}`);
  const folders = ['web/dev', 'changes', '.ci', ...ofEditors];
  for (const name of folders) await rename(at(name), at(`${name}-away`));
  for (const name of ['dist', 'build', 'generated', ...(await keptByBuilds())])
    await rm(at(name), { recursive: true });
  const built = await build();
  for (const name of folders) await rename(at(`${name}-away`), at(name));
  expect(built).toMatchObject({ code: 0 });
  expect(await filesNow()).toEqual(before);
});

// `EDITS=200 SEED=7 npx vitest run --project nightly web/e2e/failed-build` makes more edits, and others; with `DEALER=content`
// they are made in a copy of the project's own content. Every third time all is built anew.
const { EDITS = 3, SEED = 1, DEALER } = process.env;

test('whatever was edited, a build makes of the last site what a clean build makes', async () => {
  if (DEALER) {
    await rm(at('content'), { recursive: true });
    await cp(DEALER, at('content'), { recursive: true });
    await symlink(join(process.cwd(), 'encoded'), at('encoded'));
  }
  const random = createRandom(Number(SEED));
  let words: string[] = [];
  for (let done = 0; done < Number(EDITS); ) {
    const edit = editAnything(project.folder, random);
    if ((await build()).code !== 0) {
      edit.undo();
      continue;
    }
    words.push(edit.words);
    done += 1;
    if (done % 3 > 0) continue;
    const built = new Map(await filesNow());
    for (const name of ['dist', 'build', 'generated', ...(await keptByBuilds())]) {
      await rm(at(name), { recursive: true });
    }
    expect((await build()).code).toBe(0);
    const clean = new Map(await filesNow());
    const differing = [...new Set([...built.keys(), ...clean.keys()])].filter(
      (name) => built.get(name) !== clean.get(name),
    );
    expect([words, differing]).toEqual([words, []]);
    words = [];
  }
});
