import type { Value } from '../edit/change.ts';
import { branchesOf, propertiesOf, requiredOf, schemaAt } from '../schema/keywords.ts';
import type { Schema, SchemaSet } from '../schema/schema-set.ts';
import { wholeSchema } from './schema-words.ts';

/** What new values are made from. */
export interface FreshContext {
  readonly schemas: SchemaSet;
  /** Makes an example of a schema fit the site; left out, it is taken as it is. */
  readonly adapt?: (schema: Schema, example: unknown) => unknown;
}

/** How deep a new value is filled. */
const deepest = 6;

/** A value to begin with: what the schema gives, or what is required and still empty. */
export function freshValue(context: FreshContext, schema: Schema, depth = 0): Value {
  const whole = wholeSchema(context.schemas, schema);
  const [example] = Array.isArray(whole.examples) && isKind(whole) ? whole.examples : [];
  const [choice] = Array.isArray(whole.enum) ? whole.enum : [];
  const [branch] = branchesOf(whole);
  if (example !== undefined) return (context.adapt?.(schema, example) ?? example) as Value;
  const given = whole.const ?? choice;
  if (given !== undefined) return given as Value;
  if (branch) return freshValue(context, branch, depth + 1);
  if (whole.type === 'boolean') return whole.default !== true;
  if (whole.type === 'number' || whole.type === 'integer')
    return Math.max(Number(whole.minimum ?? 1), 1);
  if (whole.type === 'array') return freshItems(context, whole, depth);
  if (whole.type !== 'object' || depth > deepest) return '';
  const properties = propertiesOf(whole);
  const required = requiredOf(whole).flatMap((key) => {
    const property = properties[key];
    return property ? [[key, freshValue(context, property, depth + 1)] as const] : [];
  });
  return Object.fromEntries(required);
}

/** The example of a section is what one begins with; other examples say how something is written. */
function isKind(whole: Schema): boolean {
  return 'const' in (propertiesOf(whole).kind ?? {});
}

function freshItems(context: FreshContext, list: Schema, depth: number): Value {
  const items = schemaAt(list, 'items');
  const count = Math.min(Number(list.minItems ?? 0), 1);
  return items ? Array.from({ length: count }, () => freshValue(context, items, depth + 1)) : [];
}
