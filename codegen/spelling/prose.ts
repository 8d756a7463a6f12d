import type { Path } from '../diagnostics/diagnostic.ts';
import type { Data } from '../model/content.ts';
import { schemaOf } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import { annotationsOf } from '../schema/annotations.ts';
import { schemaNamed } from '../schema/keywords.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { createWalks, type Walk } from '../schema/walk.ts';

/** A text that people read, and its place in a file. */
export interface Prose {
  readonly path: Path;
  readonly text: string;
}

const walks = new WeakMap<SchemaSet, (schema: Data) => Walk>();

/** The texts of a file whose schema asks for nothing but text: no choice, no reference. */
export function proseIn(schemas: SchemaSet, source: Source): readonly Prose[] {
  const walkOf = walks.get(schemas) ?? createWalks(schemas, isProse);
  walks.set(schemas, walkOf);
  const found: Prose[] = [];
  walkOf(schemaNamed(schemas, schemaOf(source)))(source.data, ({ value, path }) => {
    if (typeof value === 'string') found.push({ path, text: value });
    return value;
  });
  return found;
}

const notProse = ['enum', 'const', 'format', 'x-ref', 'x-path-of'];

function isProse(schema: Data): boolean {
  return (
    schema.type === 'string' &&
    annotationsOf(schema)['x-made']?.file === undefined &&
    !notProse.some((keyword) => keyword in schema)
  );
}
