import { cpSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unitNames, unitRow } from '../model/units.ts';
import { readFactValue } from '../resolve/facts/fact-value.ts';
import { projectSchemas } from '../testing/make-site.ts';
import { derivedFiles, updateDerivedFiles } from './derived-files.ts';

const project = join(import.meta.dirname, '../../schema');

test.each(derivedFiles(project))('$file is up to date', ({ file, text }) => {
  expect(text, 'run "make generate"').toBe(readFileSync(join(project, file), 'utf8'));
});

test.each(unitNames)('a fact in %s is good by the schema and is read as a figure', (unit) => {
  const { measure, max, example, min = measure === 'money' ? 0.01 : 0 } = unitRow(unit);
  const errorsOf = (value: unknown) => projectSchemas.errors('fact', { [unit]: value }).length;
  expect([example, min, max, [min, max]].map(errorsOf)).toEqual([0, 0, 0, 0]);
  expect(errorsOf(min - 0.01)).toBeGreaterThan(0);
  expect(errorsOf(max + 1)).toBeGreaterThan(0);
  expect(readFactValue({ [unit]: example })).toEqual({ kind: 'figure', unit, figures: [example] });
});

test('a new kind of section is listed once the schemas are updated', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  cpSync(project, folder, { recursive: true });
  const section = join(folder, 'section.schema.json');
  const before = statSync(section).mtimeMs;
  updateDerivedFiles(folder);
  expect(statSync(section).mtimeMs, 'a schema that would not change is left alone').toBe(before);
  writeFileSync(join(folder, 'sections/timeline.schema.json'), '{}');
  updateDerivedFiles(folder);
  const { oneOf } = JSON.parse(readFileSync(section, 'utf8'));
  expect(oneOf).toContainEqual({ $ref: 'sections/timeline.schema.json' });
});
