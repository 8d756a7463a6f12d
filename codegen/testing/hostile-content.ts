import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { identifyFile } from '../load/identify-file.ts';
import { loadContent } from '../load/load.ts';
import type { Field } from '../schema/field.ts';
import { readSchemas } from '../schema/read-schemas.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { createWalks, type FoundValue } from '../schema/walk.ts';

const tables = tablesOf(import.meta.filename);

/**
 * Texts that end elements, attributes, scripts or comments if anything on the way forgets to escape them. The check
 * refuses the tags that people paste, so these are spelled as only browsers read them.
 */
export const attacks: readonly string[] = tables('texts');

/** Texts that must match others exactly: a form's id its file name, a field's default an option, a region its country's. */
const repeated =
  /^(?:forms\/[^:]*:(?:id|fields\.\d+\.(?:default|options\.0\.value))|site\.yaml:.*\.region)$/;

/** Appends an attack to every free text of a project's content. */
export function makeHostile(project: string): readonly string[] {
  const schemas = readSchemas(join(project, 'schema'), loadContent(project).textOf);
  const written: string[] = [];
  for (const file of globSync('**/*.yaml', { cwd: join(project, 'content') }).sort()) {
    const path = join(project, 'content', file);
    const visit = ({ field, value, path: at }: FoundValue) => {
      if (typeof value !== 'string' || repeated.test(`${file}:${at.join('.')}`)) return value;
      const hostile = withAttack(
        value,
        Number(field.is === 'text' && field.longest),
        written.length,
      );
      if (hostile !== value) written.push(hostile);
      return hostile;
    };
    const data = walkOf(schemas, file)(parse(readFileSync(path, 'utf8')), visit);
    // The check refuses a text that goes on in the next line.
    writeFileSync(path, stringify(data, { lineWidth: 0 }));
  }
  return written;
}

function walkOf(schemas: SchemaSet, file: string) {
  const place = identifyFile(file);
  if (place.is !== 'record') throw new Error(`${file} is not a record`);
  return createWalks(isFreeText)(schemas.field(place.kind.schema));
}

function isFreeText(field: Field): boolean {
  if (field.is !== 'text') return false;
  const { pattern, format, annotations } = field;
  return (pattern ?? format ?? annotations['x-ref']) === undefined;
}

/** Rotates through the attacks, and takes the first that fits. */
function withAttack(text: string, longest: number, turn: number): string {
  const inTurn = attacks.map((_attack, index) => attacks[(turn + index) % attacks.length] ?? '');
  const fitting = inTurn.find((attack) => text.length + 1 + attack.length <= longest);
  return fitting === undefined ? text : `${text} ${fitting}`;
}
