import { propertiesOf, requiredOf, wordAt } from '../schema/keywords.ts';
import type { Schema, SchemaSet } from '../schema/schema-set.ts';

/** A schema with what it refers to; its own words count more. */
export function wholeSchema(schemas: SchemaSet, schema: Schema): Schema {
  return { ...schemas.resolve(schema), ...schema };
}

/** What a key is called: its title, or the key itself as words. */
export function labelOf(schema: Schema, key: string): string {
  return wordAt(schema, 'title') ?? inWords(key);
}

/** `inStock` and `in-stock` as `In stock`. */
export function inWords(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of one of several kinds. */
export function kindLabel(branch: Schema): string {
  const kind = propertiesOf(branch).kind?.const;
  if (typeof kind === 'string') return wordAt(branch, 'title') ?? inWords(kind);
  const [first] = requiredOf(branch);
  if (first !== undefined) return inWords(first);
  if (branch.type === 'array') return 'Several';
  return (
    wordAt(branch, 'title') ??
    { number: 'A number', string: 'A text' }[String(branch.type)] ??
    'A value'
  );
}
