// Whatever an earlier run has left, however it ended and whoever damaged it: the next one makes the same as a clean one.
import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../codegen/testing/random-edit.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

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

/** Every file of the built site and of what it was generated from, by its bytes. */
async function site(): Promise<Record<string, string | undefined>> {
  const files = (await Promise.all(['dist', 'build', 'generated'].map(filesBelow))).flat();
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
    for (const name of ['dist', 'build', 'generated', '.cache']) {
      await rm(at(name), { recursive: true, force: true });
    }
    expect(await build()).toMatchObject({ code: 0 });
    clean.push(await site());
  }
});

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
