import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inOrder } from '../diagnostics/faults.ts';
import { factSchema } from './fact-schema.ts';
import { schemaEnding } from './schema-address.ts';

/** A schema file that follows from something else: it is checked in for editors, who complete from it. */
export interface DerivedSchema {
  readonly file: string;
  readonly text: string;
}

/** The schemas that are made: one section of any kind from the folder of kinds, a fact from the units. */
export function derivedSchemas(folder: string): readonly DerivedSchema[] {
  return [
    { file: `section${schemaEnding}`, text: jsonText(sectionSchema(folder)) },
    { file: `fact${schemaEnding}`, text: jsonText(factSchema()) },
  ];
}

/** Writes the derived schemas that are missing or out of date. */
export function updateDerivedSchemas(folder: string): void {
  for (const { file, text } of derivedSchemas(folder)) {
    const path = join(folder, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    writeFileSync(`${path}.part`, text);
    renameSync(`${path}.part`, path);
  }
}

function sectionSchema(folder: string): object {
  const files = readdirSync(join(folder, 'sections')).filter((name) => name.endsWith(schemaEnding));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Section',
    description: 'One section.',
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: files.sort(inOrder).map((name) => ({ $ref: `sections/${name}` })),
    examples: [{ kind: 'text-block', heading: 'Hello', paragraphs: ['Welcome.'] }],
  };
}

const width = 100;

/** JSON as the linter lays it out: on one line what fits there. */
function jsonText(value: unknown): string {
  return `${layOut(value, '', 0)}\n`;
}

function layOut(value: unknown, indent: string, before: number): string {
  const line = oneLine(value);
  if (indent !== '' && indent.length + before + line.length < width) return line;
  if (typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((item) => deeper + layOut(item, deeper, 0))
    : Object.entries(value).map(([key, item]) => {
        const label = `${JSON.stringify(key)}: `;
        return deeper + label + layOut(item, deeper, label.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${rows.join(',\n')}\n${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const rows = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`,
  );
  return rows.length === 0 ? '{}' : `{ ${rows.join(', ')} }`;
}
