import type { Value } from '../edit/change.ts';
import { branchesOf, propertiesOf, requiredOf, schemaAt, wordAt } from '../schema/keywords.ts';
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

/** How deep a new value is filled. */
const deepest = 6;

/** A value to begin with: what the schema gives, or what is required and still empty. */
export function freshValue(schemas: SchemaSet, schema: Schema, depth = 0): Value {
  const whole = wholeSchema(schemas, schema);
  const [example] = Array.isArray(whole.examples) && isKind(whole) ? whole.examples : [];
  const [choice] = Array.isArray(whole.enum) ? whole.enum : [];
  const [branch] = branchesOf(whole);
  const given = whole.const ?? example ?? choice;
  if (given !== undefined) return given as Value;
  if (branch) return freshValue(schemas, branch, depth + 1);
  if (whole.type === 'boolean') return whole.default !== true;
  if (whole.type === 'number' || whole.type === 'integer')
    return Math.max(Number(whole.minimum ?? 1), 1);
  if (whole.type === 'array') return freshItems(schemas, whole, depth);
  if (whole.type !== 'object' || depth > deepest) return '';
  const properties = propertiesOf(whole);
  const required = requiredOf(whole).flatMap((key) => {
    const property = properties[key];
    return property ? [[key, freshValue(schemas, property, depth + 1)] as const] : [];
  });
  return Object.fromEntries(required);
}

/** The example of a section is what one begins with; other examples say how something is written. */
function isKind(whole: Schema): boolean {
  return 'const' in (propertiesOf(whole).kind ?? {});
}

function freshItems(schemas: SchemaSet, list: Schema, depth: number): Value {
  const items = schemaAt(list, 'items');
  const count = Math.min(Number(list.minItems ?? 0), 1);
  return items ? Array.from({ length: count }, () => freshValue(schemas, items, depth + 1)) : [];
}
