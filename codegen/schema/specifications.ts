import { propertiesOf, schemaNamed } from './keywords.ts';
import type { SchemaSet } from './schema-set.ts';

/** The keys of the specifications of a vehicle whose schema has an annotation, such as `x-card`, and what it says. */
export function specificationsWith(
  keyword: string,
  schemas: SchemaSet,
): readonly (readonly [key: string, says: unknown])[] {
  const { specifications = {} } = propertiesOf(schemaNamed(schemas, 'vehicle'));
  return Object.entries(propertiesOf(specifications)).flatMap(([key, schema]) =>
    keyword in schema ? [[key, schema[keyword]] as const] : [],
  );
}
