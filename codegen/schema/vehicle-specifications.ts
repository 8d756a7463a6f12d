import type { Filter } from '../contract/specifications.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
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

/** A filter, and where the record of a vehicle has what it asks for: a figure, or the id of another record. */
export interface DeclaredFilter extends Filter {
  readonly at: Path;
  /** The noun of the other record, whose name the choices say. */
  readonly record?: string;
}

/** The filters of a kind of section in their order, which its schema declares (`x-filter`). */
export function filtersOf(schemas: SchemaSet, kind: string): readonly DeclaredFilter[] {
  const filters = propertiesOf(schemas.field(`sections/${kind}`)).get('filters');
  return [...propertiesOf(filters)].flatMap(([name, { annotations }]) => {
    const says = annotations['x-filter'];
    if (!says) return [];
    const { by, at, label, all } = says;
    const asks =
      by === 'band' ? { fact: String(at.at(-1)) } : { fact: name, record: String(at[0]) };
    return [{ name, by, at, ...asks, label, all }];
  });
}
