import type { ItemListLeaf } from 'schema-dts';
import type { VehicleBody } from '../../../generated/content.ts';
import type { Section } from '../../../generated/sections.ts';
import { pageHref, type ViewContext } from '../context/view.ts';
import { type Node, siteUrl } from './node.ts';

/** The vehicles that a page lists for sale, in its order, as one list; none if it lists none. */
export function vehicleList(
  sections: readonly Section[],
  context: ViewContext,
): Node<ItemListLeaf>[] {
  const vehicles = sections.flatMap(listedVehicles);
  if (vehicles.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      numberOfItems: vehicles.length,
      itemListElement: vehicles.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: siteUrl(context.site) + pageHref('vehicle', id, context),
      })),
    },
  ];
}

type Listed = Pick<VehicleBody, 'id' | 'name'>;

/** The vehicles of a section that lists what is for sale; one that only recommends a few has none. */
function listedVehicles(section: Section): readonly Listed[] {
  switch (section.kind) {
    case 'vehicle-inventory':
      return foldUnits(section.props.vehicles.vehicles).filter(({ status }) => status !== 'sold');
    case 'model-grid':
      return section.props.vehicles;
    default:
      return [];
  }
}

/** The list has one card for a model and its units, which leads to the model. */
function foldUnits<Unit extends { readonly id: string; readonly unitOf?: string }>(
  vehicles: readonly Unit[],
): readonly Unit[] {
  const ids = new Set(vehicles.map(({ id }) => id));
  return vehicles.filter(({ unitOf = '' }) => !ids.has(unitOf));
}
