// The recipes of CONTRIBUTING.md, each followed to the letter in one copy of the project and seen at work.
import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fetchPage, textOf } from './page-text.ts';
import { content, follow, placesNamed, recipes, write } from './recipes/recipe.ts';
import { type RunningSite, startSite } from './running-site.ts';

const run = promisify(execFile);

let folder: string;
let site: RunningSite;

const [vehicle = expect.fail()] = globSync('content/vehicles/*/*.yaml').map((file) =>
  parse(readFileSync(file, 'utf8')),
);
const added = content(vehicle.id);

beforeAll(async () => {
  folder = await copyAll();
  for (const recipe of recipes) await follow(recipe, folder);
  for (const [file, text] of Object.entries(added)) await write(join(folder, file), text);
  expect(await inCopy('npx', 'biome', 'check', '--write', '.')).toBe('');
  // The first makes the schemas know what was added; then the addresses are.
  await inCopy('npm', 'run', '--silent', 'generate');
  expect(await inCopy('npm', 'run', '--silent', 'fix')).toBe('');
  expect(await inCopy('npm', 'run', '--silent', 'build')).toBe('');
  site = await startSite({}, folder);
});

afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Copies the whole project, committed or not, to a folder of its own. */
async function copyAll(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'recipes-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', ['-c', 'safe.directory=*', ...list], { maxBuffer: 2 ** 26 });
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(name))) {
    await cp(file, join(copy, file), { verbatimSymlinks: true });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  // Some tests ask Git which files belong to the project.
  await run('git', ['init', '--quiet', copy]);
  return copy;
}

/** Runs a program in the copy, and returns what it prints if it fails. */
async function inCopy(program: string, ...args: readonly string[]): Promise<string> {
  // Otherwise the tests of the copy take themselves for part of this run.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name),
  );
  const options = { cwd: folder, env: Object.fromEntries(own), maxBuffer: 2 ** 26 };
  return run(program, args, options).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
}

/** What the compiler of the copy says about its content, with other files laid over it. */
async function checkWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = join(folder, 'checked');
  await cp(join(folder, 'content'), join(root, 'content'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await write(join(root, file), text);
  const args = [join(folder, 'codegen/main.ts'), 'check', '--root', root];
  const said = await run(process.execPath, args).catch(({ stdout }) => ({ stdout }));
  await rm(root, { recursive: true });
  return said.stdout;
}

test.for(recipes)('CONTRIBUTING.md names every place: $title', async (recipe) => {
  const places = placesNamed(await readFile('CONTRIBUTING.md', 'utf8'), recipe);
  const touched = Object.keys({ ...recipe.files, ...recipe.lines, ...recipe.values });
  const unnamed = touched.filter((path) => !places.some((place) => place.test(path)));
  const untouched = places.filter((place) => !touched.some((path) => place.test(path)));
  expect({ unnamed, untouched }).toEqual({ unnamed: [], untouched: [] });
});

test('the types hold', async () => {
  expect(await inCopy('npm', 'run', '--silent', 'types')).toBe('');
});

test('the lint finds nothing, unused or unformatted', async () => {
  expect(await inCopy('npm', 'run', '--silent', 'lint')).toBe('');
});

// The whole suite takes minutes: about eight on two cores, longer on a machine with much to do.
describe('all unit tests', { timeout: 2_400_000 }, () => {
  test('are brought up to date by the commands that the recipes name', async () => {
    expect(await inCopy('npm', 'run', '--silent', 'docs')).toBe('');
    const samples = 'UPDATE_EXPECTED=1 npx vitest run --project unit explain';
    expect(await inCopy('sh', '-c', samples)).toBe('');
  });

  test('then hold', async () => {
    expect(await inCopy('npx', 'vitest', 'run', '--project', 'unit')).toBe('');
  });
});

test('a new specification is stated by vehicles, and described in the API', async () => {
  const [file = expect.fail()] = globSync('content/vehicles/*/*.yaml');
  const stated = readFileSync(file, 'utf8').replace('\nspecifications:\n', '$&  paddle: Carbon\n');
  expect(await checkWith({ [file]: stated })).toContain('0 errors');
  expect(await checkWith({ [file]: stated.replace('paddle:', 'padle:') })).toContain('"paddle"');
  const api = await readFile(join(folder, 'generated/api-schemas.ts'), 'utf8');
  expect(api).toContain('"paddle":{"title":"Paddle"');
});

test('a new kind shows its new view and a fact in the new unit', async () => {
  const { status, html } = await fetchPage(`${site.url}/tides`);
  expect(status).toBe(200);
  expect(textOf(html)).toContain(`${vehicle.model}: it runs at 3 knots, and 1 accessory helps.`);
});

test('a new kind of field is shown for the texts that fit', async () => {
  const { lookOf } = await import(join(folder, 'codegen/form/looks.ts'));
  expect(lookOf({ pattern: '^\\d{4}-(?:0[1-9]|1[0-2])$' })).toBe('month');
});

describe('a new noun', () => {
  test('has pages made from its template and its facts', async () => {
    const { status, html } = await fetchPage(`${site.url}/accessories/paddle`);
    expect(status).toBe(200);
    expect(textOf(html)).toMatch(/It costs \D*95\b/);
  });

  test('is referred to, and refers to others', async () => {
    const paddle = added['content/accessories/paddle.yaml'] ?? '';
    const said = await checkWith({
      'content/accessories/paddle.yaml': paddle.replace(vehicle.id, `${vehicle.id}x`),
      'content/pages/tides.yaml': (added['content/pages/tides.yaml'] ?? '').replace(
        'accessory: paddle',
        'accessory: padle',
      ),
    });
    expect(said).toContain(`there is no vehicle "${vehicle.id}x"; did you mean "${vehicle.id}"?`);
    expect(said).toContain('there is no accessory "padle"');
  });

  test('has files whose names agree with what they say', async () => {
    const paddle = added['content/accessories/paddle.yaml'] ?? '';
    const said = await checkWith({ 'content/accessories/oar.yaml': `${paddle}# An oar.\n` });
    expect(said).toContain('the slug is "paddle", but its folder and file name say "oar"');
  });

  test('is known to the editor', async () => {
    const settings = JSON.parse(await readFile(join(folder, '.vscode/settings.json'), 'utf8'));
    expect(settings['yaml.schemas']['./schema/accessory.schema.json']).toEqual([
      'content/accessories/*.yaml',
    ]);
  });
});

test('a new call is answered, refuses other methods and is in the document', async () => {
  const address = `${site.url}/api/accessories`;
  expect(await (await fetch(address)).json()).toEqual([{ id: 'paddle', name: 'Paddle' }]);
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(405);
  const { paths } = await (await fetch(`${site.url}/api/openapi.json`)).json();
  expect(paths['/api/accessories'].get.summary).toBe('Every accessory.');
});
