import type { Annotations } from './annotations.ts';
import { propertiesOf } from './field.ts';
import type { SchemaSet } from './schema-set.ts';

type Uses = NonNullable<Annotations['x-specification']>;

/** The keys of the specifications of a vehicle that have a use, such as on a card, and their names there. */
export function specificationsFor<Use extends keyof Uses>(
  use: Use,
  schemas: SchemaSet,
): readonly (readonly [key: string, name: NonNullable<Uses[Use]>])[] {
  const specifications = propertiesOf(schemas.field('vehicle')).get('specifications');
  return [...propertiesOf(specifications)].flatMap(([key, { annotations }]) => {
    const name = annotations['x-specification']?.[use];
    return name === undefined ? [] : [[key, name] as const];
  });
}
