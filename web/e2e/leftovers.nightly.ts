// Whatever an earlier run has left, however it ended and whoever damaged it: the next one makes the same as a clean one. A site
// that is served knows nothing of what was made since it was built.
import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createRandom, editAnything } from '../../codegen/testing/random-edit.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { startSite } from './running-site.ts';

// `ENDS=60 SEED=7 npx vitest run --project nightly web/e2e/leftovers` ends more builds early, at other places.
const { ENDS = 4, SEED = 1 } = process.env;
const random = createRandom(Number(SEED));
/** Each end takes two builds. */
const patience = { timeout: 75_000 * Math.max(4, Number(ENDS)) };

let project: ProjectCopy;
const at = (path: string) => join(project.folder, path);

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a program of the project to its end; `settings` may end it early. */
function run(program: readonly string[], settings: Record<string, string> = {}): Promise<Ended> {
  const early = join(import.meta.dirname, 'leftovers/end-early.ts');
  const preload = Object.keys(settings).length > 0 ? ['--import', early] : [];
  const child = spawn(process.execPath, [...preload, ...program], {
    cwd: project.folder,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: at('.cache/node'),
      END_BELOW: project.folder,
      ...settings,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

const build = (settings = {}) => run(['web/build.ts'], settings);
const check = () => run(['codegen/main.ts', 'check']);

async function filesBelow(folder: string): Promise<string[]> {
  const names = await readdir(at(folder), { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

const made = ['dist', 'build', 'generated'];

/** Every file of the built site and of what it was generated from, by its bytes. */
async function site(folders = made): Promise<Record<string, string | undefined>> {
  const files = (await Promise.all(folders.map(filesBelow))).flat();
  const bytes = await Promise.all(files.map(async (file) => hash('sha256', await readFile(file))));
  return Object.fromEntries(
    files.map((file, index) => [file.slice(project.folder.length), bytes[index]]),
  );
}

/** Two states of content and code; a build of one after the other has every step to do. */
const states = [0, 1] as const;
const clean: Record<string, string | undefined>[] = [];

async function change(state: number): Promise<void> {
  const edits = [
    ['content/pages/home.yaml', /^title: .*$/m, `title: Home ${state}`],
    ['content/site.yaml', /^(?:# state \d\n)?/, `# state ${state}\n`],
    ['web/src/entry-client.ts', /^(?:Object\.state = \d;\n)?/, `Object.state = ${state};\n`],
  ] as const;
  for (const [file, old, text] of edits) {
    await writeFile(at(file), (await readFile(at(file), 'utf8')).replace(old, text));
  }
}

async function expectClean(state: number): Promise<void> {
  const { code, said } = await build();
  expect([code, said]).toEqual([0, expect.stringMatching(/^0 errors/)]);
  expect(await site()).toEqual(clean[state]);
}

beforeAll(async () => {
  project = await copyProject();
  for (const state of states) {
    await change(state);
    clean.push(await cleanSite());
  }
});

/** What a build makes where there is nothing. */
async function cleanSite() {
  for (const name of [...made, '.cache']) await rm(at(name), { recursive: true, force: true });
  expect(await build()).toMatchObject({ code: 0 });
  return site();
}

afterAll(() => project.remove());

test(
  'a build that was ended at any step, or that found the disk full, leaves nothing to the next',
  patience,
  async () => {
    const count = at('count');
    await change(0);
    await build({ END_COUNT: count });
    const steps = Number((await readFile(count, 'utf8')).trim().split('\n').at(-1));
    expect(steps).toBeGreaterThan(50);
    for (let done = 0; done < Number(ENDS); done += 1) {
      const state = (done + 1) % 2;
      const step = 1 + Math.floor(random() * steps);
      const how = done % 4 < 2 ? 'kill' : 'full';
      await change(state);
      const { said } = await build({ END_AT: String(step), END_HOW: how });
      expect(said, `${how} at ${step}`).not.toMatch(/^ {4}at /m);
      await expectClean(state);
    }
  },
);

type Damage = (file: string) => Promise<unknown>;

const damages: readonly (readonly [string, Damage])[] = [
  ['cut off', async (file) => writeFile(file, (await readFile(file)).subarray(0, -9))],
  ['emptied', (file) => writeFile(file, '')],
  ['garbage', async (file) => writeFile(file, Buffer.alloc((await stat(file)).size, '{"a":1}\n'))],
  ['a folder', (file) => rm(file).then(() => mkdir(join(file, 'in'), { recursive: true }))],
  ['not to be written', (file) => chmod(file, 0o400)],
  ['gone', (file) => rm(file)],
];

test('damaged files count as none', patience, async () => {
  for (let done = 0; done < Number(ENDS); done += 4) {
    await change(0);
    await build();
    const found: Record<string, string> = {};
    for (const folder of ['.cache', 'build', 'generated']) {
      for (const file of await filesBelow(folder)) {
        // Without its mark the folder may be somebody else's, and nothing in it is removed.
        if (file.endsWith('.compiled')) continue;
        const [how, damage] = damages[Math.floor(random() * damages.length)] ?? expect.fail();
        found[file] = how;
        await damage(file);
      }
    }
    expect((await check()).said, JSON.stringify(found)).toMatch(/^0 errors/);
    await expectClean(0);
  }
});

// `EDITS=200 SEED=7 npx vitest run --project nightly web/e2e/leftovers` makes more edits, and others.
test('after any edit, a build on top of the last site gives what a clean build gives', async () => {
  const words: string[] = [];
  while (words.length < Number(process.env.EDITS ?? 3)) {
    const edit = editAnything(project.folder, random);
    if ((await build()).code === 0) words.push(edit.words);
    else edit.undo();
  }
  const built = await site();
  expect([words, built]).toEqual([words, await cleanSite()]);
});

test('files generated for a site that cannot be built are not served', async () => {
  const [file = ''] = globSync(at('content/vehicles/*/*.yaml'));
  const entry = at('web/src/entry-client.ts');
  const [vehicle, code] = [await readFile(file, 'utf8'), await readFile(entry, 'utf8')];
  await writeFile(file, vehicle.replace(/^model: .*$/m, 'model: NOT BUILT YET'));
  await writeFile(entry, `${code}\nimport './none.ts';\n`);
  expect(await build()).toMatchObject({ code: 1, said: expect.stringContaining('./none.ts') });
  await writeFile(file, vehicle);
  await writeFile(entry, code);
  expect(await readFile(at('generated/vehicles.ts'), 'utf8')).toContain('NOT BUILT YET');
  const running = await startSite({}, project.folder);
  onTestFinished(() => running.stop());
  for (const path of ['/api/vehicles', '/inventory?sort=name']) {
    const answer = await fetch(running.url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).not.toContain('NOT BUILT YET');
  }
});

test('pages are made on request after everything that was generated and built is gone', async () => {
  const running = await startSite({}, project.folder);
  onTestFinished(() => running.stop());
  const ask = async (path: string) => (await fetch(running.url + path)).text();
  const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  const before = await ask('/inventory?sort=name');
  const folders = [...made, 'content', 'web'];
  for (const name of folders) await rename(at(name), at(`${name}-away`));
  const page = await ask('/inventory?sort=name&brand=none');
  const posted = await fetch(`${running.url}/contact`, {
    method: 'POST',
    body: new URLSearchParams(),
  });
  for (const name of folders) await rename(at(`${name}-away`), at(name));
  expect([headingOf(page), posted.status]).toEqual([headingOf(before), 422]);
});

test('one command goes back to the build before the last one, and again to the last', async () => {
  const served = ['dist', 'build'];
  const rollback = () => run(['web/rollback.ts']);
  await change(0);
  await build();
  const first = await site(served);
  await change(1);
  await build();
  const second = await site(served);
  expect(second).not.toEqual(first);
  await build();
  await rollback();
  expect(await site(served)).toEqual(first);
  await rollback();
  expect(await site(served)).toEqual(second);
});

test('the tools of editors have no part in the site: without them, every byte is the same', async () => {
  await change(0);
  const ofEditors = ['edit', 'form', 'language-server', 'records'].map((name) => `codegen/${name}`);
  const all = ['web/dev', 'web/editor', 'changes', '.ci', ...ofEditors];
  const folders = all.filter((name) => existsSync(at(name)));
  for (const name of folders) await rename(at(name), at(`${name}-away`));
  const alone = await cleanSite();
  for (const name of folders) await rename(at(`${name}-away`), at(name));
  expect(alone).toEqual(await cleanSite());
});
