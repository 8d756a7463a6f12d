import type { Path } from '../diagnostics/diagnostic.ts';
import { schemaOf } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import type { Field } from '../schema/field.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { createWalks } from '../schema/walk.ts';

/** A text that people read, and its place in a file. */
export interface Prose {
  readonly path: Path;
  readonly text: string;
}

const walkOf = createWalks(isProse);

/** The texts of a file whose schema asks for nothing but text: no choice, no reference. */
export function proseIn(schemas: SchemaSet, source: Source): readonly Prose[] {
  const found: Prose[] = [];
  walkOf(schemas.field(schemaOf(source)))(source.data, ({ value, path }) => {
    if (typeof value === 'string') found.push({ path, text: value });
    return value;
  });
  return found;
}

function isProse(field: Field): boolean {
  const { 'x-ref': noun, 'x-path-of': shown, 'x-made': made } = field.annotations;
  const isName = [noun, shown, made?.file].some((each) => each !== undefined);
  return field.is === 'text' && field.format === undefined && !isName;
}
