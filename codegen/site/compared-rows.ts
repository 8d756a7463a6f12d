import type { Content, Data } from '../model/content.ts';
import { groupsAt } from '../model/data.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { specificationsWith } from '../schema/vehicle-specifications.ts';

/**
 * The rows of a comparison: those it names, and then the dealer's own that are to be compared; without names, all that are.
 * What no vehicle states has no row.
 */
export function comparedRows(
  section: Data,
  { vehicles }: Content,
  schemas: SchemaSet,
): readonly Data[] {
  const isNamed = section.specifications !== undefined;
  const named = groupsAt(section, 'specifications');
  const declared = specificationsWith('compared', schemas).filter(
    ([key, { own }]) =>
      (own || !isNamed) &&
      !named.some((row) => row.key === key) &&
      vehicles.some(({ data }) => key in data.specifications),
  );
  return [...named, ...declared.map(([key, , label]) => ({ key, label }))];
}
