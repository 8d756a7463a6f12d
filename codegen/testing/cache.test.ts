// What is kept from run to run, through the real command: a run with it reports what one without it reports, whatever
// has happened to it in between.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { keyOf, writeKept } from '../cache/kept-file.ts';
import { runCommand } from '../command/command.ts';
import { createSession } from '../session.ts';
import { faultyFolders, layOver } from './golden-folder.ts';

const project = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'cache-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** The kayak dealer in a folder of its own. */
function layDealer(): string {
  const root = mkdtempSync(join(scratch, 'dealer-'));
  cpSync(join(project, 'codegen/testdata/ok/kayaks/content'), join(root, 'content'), {
    recursive: true,
  });
  return root;
}

async function check(root: string, schemas = join(project, 'schema')): Promise<string> {
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const args = ['check', '--root', root, '--schema', schemas];
  const startSession = () => createSession({ isKept: true });
  await runCommand(args, { print, complain: print }, startSession);
  return printed;
}

const isGood = /^0 errors in \d+ files\n$/;
const keptFile = (root: string) => join(root, '.cache/checked-content');
const markFile = (root: string) => join(root, '.cache/good-content');
/** Otherwise a check of the same content looks at nothing else that is kept. */
const removeMark = (root: string) => rmSync(markFile(root), { force: true });

/** Puts another brand into what is kept of a vehicle: whoever believes it misses the brand. */
const misled = (kept: string) => kept.replaceAll('"brand":"loonbay"', '"brand":"nobody"');

describe('with what an earlier run has kept', () => {
  test.each(faultyFolders)('%s is reported as without', async (name) => {
    const root = layOver(name, mkdtempSync(join(scratch, 'faulty-')));
    const cold = await check(root);
    expect(await check(root)).toBe(cold);
  });

  test('a file that has changed is read again', async () => {
    const root = layDealer();
    await check(root);
    writeFileSync(join(root, 'content/facts/tides.yaml'), 'range: { fet: 11 }\n');
    expect(await check(root)).toContain('fet');
  });

  test('what was found in a file by itself is looked for again once the file has changed', async () => {
    const root = layDealer();
    const file = join(root, 'content/site.yaml');
    await check(root);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/opens: "\d\d/, 'opens: "23'));
    expect(await check(root)).toContain('[unlikely-hours]');
    writeFileSync(file, text);
    expect(await check(root)).toMatch(isGood);
  });

  test('a picture that was replaced is measured again', async () => {
    const root = layDealer();
    const [large, small] = ['boats', 'scenes'].map((folder) => {
      const [name = ''] = readdirSync(join(root, 'content/pictures', folder));
      return join(root, 'content/pictures', folder, name);
    });
    await check(root);
    cpSync(String(small), String(large));
    expect(await check(root)).toContain('[picture-shape]');
  });

  test('a file is found good by no other schema than before', async () => {
    const root = layDealer();
    const schemas = join(scratch, 'schemas');
    cpSync(join(project, 'schema'), schemas, { recursive: true });
    expect(await check(root, schemas)).toMatch(isGood);
    const file = join(schemas, 'town.schema.json');
    const schema = JSON.parse(readFileSync(file, 'utf8'));
    schema.properties.population.maximum = 10;
    writeFileSync(file, JSON.stringify(schema));
    expect(await check(root, schemas)).toContain('[out-of-range]');
  });
});

describe('content that was found good', () => {
  /** A check whose data were misled reports a fault, unless it looks at no data. */
  const mislead = (root: string) => {
    const [, key = ''] = readFileSync(keptFile(root), 'utf8').split(' ');
    const body = readFileSync(keptFile(root), 'utf8').replace(/^.*\n/, '');
    writeKept(keptFile(root), key, misled(body));
  };

  test('is not checked again, unless its mark is missing or damaged', async () => {
    const root = layDealer();
    await check(root);
    mislead(root);
    expect(await check(root)).toMatch(isGood);
    writeFileSync(markFile(root), readFileSync(markFile(root), 'utf8').replace('// ', '// 0'));
    expect(await check(root)).toContain('nobody');
    removeMark(root);
    expect(await check(root)).toContain('nobody');
  });

  test.each<[string, (root: string) => void, string]>([
    ['a file that is not read', (root) => writeFileSync(join(root, 'content/.env'), ''), '.env'],
    ['a new file', (root) => writeFileSync(join(root, 'content/pages/x.yaml'), ''), 'pages/x.yaml'],
    ['a missing file', (root) => rmSync(join(root, 'content/site.yaml')), '[missing-file]'],
    [
      'another name of a file',
      (root) => {
        const brands = join(root, 'content/brands');
        renameSync(join(brands, 'loonbay.yaml'), join(brands, 'duckbay.yaml'));
      },
      'no fact "brands.loonbay.name"',
    ],
  ])('is checked again with %s', async (_name, change, reported) => {
    const root = layDealer();
    expect(await check(root)).toMatch(isGood);
    change(root);
    const first = await check(root);
    expect(first).toContain(reported);
    expect(await check(root)).toBe(first);
  });
});

describe('what is kept is not believed', () => {
  test('if it is damaged', async () => {
    const root = layDealer();
    await check(root);
    const kept = readFileSync(keptFile(root), 'utf8');
    expect(misled(kept)).not.toBe(kept);
    for (const damaged of [
      misled(kept),
      kept.slice(0, -100),
      kept.slice(50),
      '\0'.repeat(99),
      '',
    ]) {
      writeFileSync(keptFile(root), damaged);
      removeMark(root);
      expect(await check(root)).toMatch(isGood);
      expect(readFileSync(keptFile(root), 'utf8')).toBe(kept);
    }
  });

  test('if it is whole, but made by another compiler', async () => {
    const root = layDealer();
    await check(root);
    const body = misled(readFileSync(keptFile(root), 'utf8').replace(/^.*\n/, ''));
    writeKept(keptFile(root), keyOf(['another compiler']), body);
    removeMark(root);
    expect(await check(root)).toMatch(isGood);
  });

  test('if it cannot be kept or read', async () => {
    const root = layDealer();
    mkdirSync(keptFile(root), { recursive: true });
    expect(await check(root)).toMatch(isGood);
  });
});

test('what is kept stays in proportion to the content', async () => {
  const root = layDealer();
  const sizes: number[] = [];
  const names = Array.from({ length: 50 }, (_, at) => `water${at}`);
  for (let round = 0; round < 20; round += 1) {
    const facts = names.map(
      (name) => `${name}: { text: "${'x'.repeat(250)}${round}" } # unused: kept for this test
`,
    );
    writeFileSync(join(root, 'content/facts/more.yaml'), facts.join(''));
    expect(await check(root)).toMatch(isGood);
    sizes.push(statSync(keptFile(root)).size);
  }
  expect(sizes.at(-1)).toBeLessThan(2.5 * (sizes[0] ?? 0));
});

describe('a project with a compiler of its own', () => {
  const root = mkdtempSync(join(scratch, 'project-'));
  cpSync(join(project, 'codegen'), join(root, 'codegen'), {
    recursive: true,
    filter: (path) => !/testdata|testing|\.test\.ts$/.test(path),
  });
  cpSync(join(project, 'schema'), join(root, 'schema'), { recursive: true });
  cpSync(join(project, 'package.json'), join(root, 'package.json'));
  cpSync(join(project, 'codegen/testdata/ok/kayaks/content'), join(root, 'content'), {
    recursive: true,
  });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));

  /** Runs the command in a process, and lists the modules of yaml and Ajv whose code runs. */
  function trace() {
    const coverage = mkdtempSync(join(scratch, 'coverage-'));
    const { stdout } = spawnSync(process.execPath, ['codegen/main.ts', 'check'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_V8_COVERAGE: coverage },
    });
    const [report = ''] = readdirSync(coverage);
    const { result } = JSON.parse(readFileSync(join(coverage, report), 'utf8'));
    const paths = result.flatMap((script: Script) =>
      script.url.includes('/.cache/compiler/') ? bundledModules(script) : [script.url],
    );
    const names = paths.flatMap(
      (path: string) => /(?:^|\/)node_modules\/((?:yaml|ajv)\/.+)$/.exec(path)?.[1] ?? [],
    );
    return { stdout, modules: [...new Set(names)] };
  }

  interface Script {
    readonly url: string;
    readonly functions: readonly {
      readonly ranges: readonly [{ readonly startOffset: number; readonly count: number }];
    }[];
  }

  /** The modules in the bundle of the compiler that have a function that ran. */
  function bundledModules({ url, functions }: Script): string[] {
    const text = readFileSync(new URL(url), 'utf8').replace(/^.*\n/, '');
    const modules = [...text.matchAll(/^\/\/ (\S+\.[jt]s)$/gm)].reverse();
    const ran = functions.filter(({ ranges: [{ count }] }) => count > 0);
    return ran.flatMap(({ ranges: [{ startOffset }] }) => {
      return modules.find(({ index }) => index < startOffset)?.[1] ?? [];
    });
  }

  test('reads good content with yaml and Ajv when nothing is kept, and with neither afterwards', () => {
    const cold = trace();
    expect(cold.stdout).toMatch(isGood);
    expect(cold.modules).toContain('yaml/dist/parse/lexer.js');
    expect(cold.modules).toContain('ajv/dist/core.js');
    const warm = trace();
    expect(warm.stdout).toBe(cold.stdout);
    expect(warm.modules).toEqual([]);
  });

  const bundles = join(root, '.cache/compiler');

  test('starts with a new bundle if the kept one is damaged, or a file is in its place', () => {
    for (const name of readdirSync(bundles)) writeFileSync(join(bundles, name), 'damaged');
    expect(trace().stdout).toMatch(isGood);
    for (const name of readdirSync(bundles))
      expect(readFileSync(join(bundles, name), 'utf8')).not.toBe('damaged');
    rmSync(bundles, { recursive: true });
    writeFileSync(bundles, 'not a folder');
    expect(trace().stdout).toMatch(isGood);
    expect(readdirSync(bundles)).not.toEqual([]);
  });

  test('reads a file that has changed with yaml, and with what Ajv has compiled', () => {
    writeFileSync(
      join(root, 'content/facts/tides.yaml'),
      'range: { feet: 12 } # unused: kept for this test\n',
    );
    const { stdout, modules } = trace();
    expect(stdout).toMatch(/unknown|errors? in/);
    expect(modules).toContain('yaml/dist/parse/lexer.js');
    expect(modules).not.toContain('ajv/dist/core.js');
  });

  test('reads a picture that has changed, although the bundle is made for checks alone', () => {
    const file = join(root, 'content/pictures/boats/drifter.svg');
    writeFileSync(file, `${readFileSync(file, 'utf8')}<!-- changed -->\n`);
    expect(trace().stdout).toMatch(/errors? in \d+ files/);
  });

  test('checks everything again once the compiler has changed', () => {
    const file = join(root, 'codegen/validate/limit-texts.ts');
    expect(trace().modules).toEqual([]);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n// changed\n`);
    expect(trace().modules).toContain('yaml/dist/parse/lexer.js');
  });

  test('also if the file is as long as before, and as old by its date', () => {
    const file = join(root, 'codegen/validate/limit-texts.ts');
    const { atime, mtime } = statSync(file);
    writeFileSync(file, readFileSync(file, 'utf8').replace('// changed', '// CHANGED'));
    utimesSync(file, atime, mtime);
    expect(trace().modules).toContain('yaml/dist/parse/lexer.js');
    expect(trace().modules).toEqual([]);
  });

  test('starts from its modules if it cannot be bundled', () => {
    const bundler = 'export const makeBundle = () => Promise.reject(new Error("no bundler"));\n';
    writeFileSync(join(root, 'codegen/cache/make-bundle.ts'), bundler);
    rmSync(bundles, { recursive: true });
    expect(trace().stdout).toMatch(/\d+ errors? in \d+ files/);
    expect(existsSync(bundles)).toBe(false);
  });
});
