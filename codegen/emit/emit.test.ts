import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { isRecord } from '../model/data.ts';
import { annotationsOf, viewOf } from '../schema/annotations.ts';
import { parseSchemas, readSchemaTexts } from '../schema/schema-files.ts';
import type { Schema } from '../schema/schema-set.ts';
import { createSchemaSet } from '../schema/schema-set.ts';
import { specificationFields } from '../schema/vehicle-specifications.ts';
import { projectSchemas } from '../testing/make-site.ts';

const project = join(import.meta.dirname, '../..');
const schemaDir = join(project, 'schema');
// Below the project, so that the modules find the packages they import.
const cache = join(project, '.cache');
mkdirSync(cache, { recursive: true });
const scratch = mkdtempSync(join(cache, 'generate-'));

afterAll(() => rmSync(scratch, { recursive: true }));

/** The schema of what a component receives: each view in place of what the author writes. */
function asReceived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asReceived);
  if (!isRecord(value)) return value;
  const shown = viewOf(annotationsOf(value));
  if (shown) {
    const view = { $ref: `https://schema.invalid/views/${shown.name}.schema.json` };
    return shown.isMany ? { type: 'array', items: view } : view;
  }
  // Of a text with marks, a component receives pieces; the types hold those.
  if (annotationsOf(value)['x-marks']) return {};
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asReceived(each)]));
}

const received = createSchemaSet(
  new Map(
    projectSchemas.names.map((name) => [name, asReceived(projectSchemas.named(name)) as Schema]),
  ),
);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe.each([
  ['the dealer of this project', project],
  ['quite another dealer', join(import.meta.dirname, '../testdata/ok/kayaks')],
])('%s', (name, root) => {
  const outDir = join(scratch, name.replaceAll(' ', '-'));
  const run = async () => {
    const compilation = await compile({ root, schemaDir });
    await compilation.write(outDir);
    return compilation;
  };
  beforeAll(async () => {
    expect((await run()).errors).toEqual([]);
  });

  test('every section of every page is what its component expects', () => {
    for (const file of filesBelow(join(outDir, 'pages'))) {
      const { sections, hero } = readJson(file);
      for (const { kind, props } of sections) {
        const errors = received.errors(`sections/${kind}`, { kind, ...props });
        expect({ file, kind, errors }).toEqual({ file, kind, errors: [] });
      }
      const { picture: _, ...band } = hero ?? { heading: 'none' };
      expect(received.errors('hero', band)).toEqual([]);
    }
  });

  test('the example of every section is what its component expects', () => {
    const examples: Record<string, object[]> = readJson(join(outDir, 'examples.json'));
    for (const [kind, list] of Object.entries(examples)) {
      expect(list.length).toBeGreaterThan(0);
      for (const props of list) {
        expect(received.errors(`sections/${kind}`, { kind, ...props })).toEqual([]);
      }
    }
  });

  test('the generated modules agree with their types', () => {
    const options = ['--strict', '--noEmit', '--skipLibCheck', '--exactOptionalPropertyTypes'];
    const settings = ['--module', 'nodenext', '--target', 'es2024', '--types', 'node'];
    const files = filesBelow(outDir).filter((file) => file.endsWith('.ts'));
    const flags = [...options, ...settings, '--allowImportingTsExtensions', '--ignoreConfig'];
    const compiler = join(project, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, ...flags, ...files], { stdio: 'pipe' });
  });

  test('text editors find in the schemas what the dealer declares', async () => {
    const schemas = (await run()).site?.schemas ?? expect.fail();
    const { schemas: files } = parseSchemas(readSchemaTexts(join(outDir, 'schema')));
    const written = createSchemaSet(files);
    expect(written.names).toEqual(schemas.names);
    const keys = [...specificationFields(written).keys()];
    expect(keys).toEqual([...specificationFields(schemas).keys()]);
    expect(keys).not.toEqual([]);
    const example = { model: 'A', description: 'B', specifications: { [`${keys[0]}s`]: 1 } };
    expect(written.errors('vehicle', example)).not.toEqual([]);
  });

  test('a second run writes nothing', async () => {
    const before = filesBelow(outDir).map((file) => [file, statSync(file).mtimeMs]);
    await run();
    expect(filesBelow(outDir).map((file) => [file, statSync(file).mtimeMs])).toEqual(before);
  });
});

test('a run that finds a fault leaves the output as it was', async () => {
  const root = join(scratch, 'faulty');
  cpSync(join(import.meta.dirname, '../testdata/ok/kayaks'), root, { recursive: true });
  const outDir = join(root, 'generated');
  await (await compile({ root, schemaDir })).write(outDir);
  const before = filesBelow(outDir).map((file) => readFileSync(file, 'utf8'));
  rmSync(join(root, 'content/pages/contact.yaml'));
  const { errors, write } = await compile({ root, schemaDir });
  expect(errors).not.toEqual([]);
  await expect(write(outDir)).rejects.toThrow();
  expect(filesBelow(outDir).map((file) => readFileSync(file, 'utf8'))).toEqual(before);
});
