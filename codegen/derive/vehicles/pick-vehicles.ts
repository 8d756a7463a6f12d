import type { VehiclePicks } from '../../../generated/content.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { valueAt } from '../../model/data.ts';
import { leastFigure } from '../../resolve/facts/fact-value.ts';
import { propertiesOf } from '../../schema/field.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import type { VehicleRecord } from '../context/records.ts';

/** What to pick. */
export type VehiclePick = NonNullable<VehiclePicks['all']>[number];

/** The properties that decide whether a vehicle is picked. */
type Candidate = Pick<VehicleRecord, 'id' | 'series' | 'specifications'> & {
  readonly price?: unknown;
};

/** For each pick, the first of the vehicles with what it asks for, in the order it names; none is picked twice. */
export function pickVehicles(
  picks: readonly VehiclePick[],
  all: readonly Candidate[],
  { schemas, today }: { readonly schemas: SchemaSet; readonly today: string },
): readonly string[] {
  const { placeOf, orders } = readTerms(schemas);
  const picked: string[] = [];
  for (const { by, ...wanted } of picks) {
    const isWanted = (each: Candidate) =>
      Object.entries(wanted).every(([key, value]) => valueAt(each, placeOf(key)) === value);
    // The other orders break ties.
    const sorted = orders.toSorted((one, other) => rank(one, by) - rank(other, by));
    const [best] = all
      .filter((each) => isWanted(each) && !picked.includes(each.id))
      .toSorted((one, other) =>
        sorted.reduce((found, order) => found || compare(order, [one, other], today), 0),
      );
    if (best) picked.push(best.id);
  }
  return picked;
}

/** An order of vehicles: by the figure at a place, the greatest or the least first. */
interface Order {
  readonly name: string;
  readonly at: Path;
  readonly isLeastFirst: boolean;
}

/** Where the record of a vehicle has what a pick asks for, and what its orders are. */
function readTerms(schemas: SchemaSet) {
  const picks = propertiesOf(schemas.field('vehicle-picks')).get('all');
  const pick = picks?.is === 'list' ? picks.items.annotations : {};
  const { at: places = {}, orders = {} } = pick['x-select'] ?? {};
  return {
    placeOf: (key: string): Path => places[key] ?? [key],
    orders: Object.entries(orders).map(
      ([name, { at, first }]): Order => ({ name, at, isLeastFirst: first === 'least' }),
    ),
  };
}

function rank({ name }: Order, by: string): number {
  return name === by ? 0 : 1;
}

function compare(
  { at, isLeastFirst }: Order,
  pair: readonly [Candidate, Candidate],
  today: string,
): number {
  const [a, b] = pair.map((each) => leastFigure(valueAt(each, at), { today }));
  // What does not state the figure comes last in either order.
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return isLeastFirst ? a - b : b - a;
}

/** Whether this is a query of vehicles, and not the id of one. */
export function isVehicleQuery(reference: unknown): boolean {
  return reference === 'all' || reference === 'units' || String(reference).includes(':');
}
