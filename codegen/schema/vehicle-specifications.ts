import type { Filter } from '../contract/specifications.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Annotations } from './annotations.ts';
import { type Properties, propertiesOf } from './field.ts';
import type { SchemaSet } from './schema-set.ts';

type Uses = NonNullable<Annotations['x-specification']>;

/** What is declared of each specification of a vehicle, by its key. */
export function specificationFields(schemas: SchemaSet): Properties {
  return propertiesOf(specificationsField(schemas));
}

/** What schema.org calls each vehicle, if that is declared. */
export function vehicleType(schemas: SchemaSet): string | undefined {
  return specificationsField(schemas)?.annotations['x-specification']?.structured;
}

/** What one and many of them are called, if their ready-made set says so. */
export function thingOfSet(
  schemas: SchemaSet,
): { readonly one: string; readonly many: string } | undefined {
  return specificationsField(schemas)?.annotations['x-specification']?.thing;
}

function specificationsField(schemas: SchemaSet) {
  return propertiesOf(schemas.field('vehicle')).get('specifications');
}

/** The keys of the specifications that have a use, such as on a card, and all that is declared of them. */
export function specificationsWith<Use extends keyof Uses>(
  use: Use,
  schemas: SchemaSet,
): readonly (readonly [key: string, uses: Uses & Required<Pick<Uses, Use>>, title: string])[] {
  return [...specificationFields(schemas)].flatMap(([key, { annotations, title = key }]) => {
    const uses = annotations['x-specification'];
    return isUsed(uses, use) ? [[key, uses, title] as const] : [];
  });
}

function isUsed<Use extends keyof Uses>(
  uses: Uses | undefined,
  use: Use,
): uses is Uses & Required<Pick<Uses, Use>> {
  return uses?.[use] !== undefined;
}

/** A filter, and where the record of a vehicle has what it asks for: a figure or words, or the id of another record. */
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
    const isOfRecord = by !== 'band' && at.length === 1;
    const asks = isOfRecord ? { fact: name, record: String(at[0]) } : { fact: String(at.at(-1)) };
    return [{ name, by, at, ...asks, label, all }];
  });
}
