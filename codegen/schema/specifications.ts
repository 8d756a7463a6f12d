import { type Annotations, annotationsOf } from './annotations.ts';
import { propertiesOf, schemaNamed } from './keywords.ts';
import type { SchemaSet } from './schema-set.ts';

type Uses = NonNullable<Annotations['x-specification']>;

/** The keys of the specifications of a vehicle that have a use, such as on a card, and their names there. */
export function specificationsFor<Use extends keyof Uses>(
  use: Use,
  schemas: SchemaSet,
): readonly (readonly [key: string, name: NonNullable<Uses[Use]>])[] {
  const { specifications = {} } = propertiesOf(schemaNamed(schemas, 'vehicle'));
  return Object.entries(propertiesOf(specifications)).flatMap(([key, schema]) => {
    const name = annotationsOf(schema)['x-specification']?.[use];
    return name === undefined ? [] : [[key, name] as const];
  });
}
