import { leastFigure } from '../../resolve/facts/fact-value.ts';
import { specificationsFor } from '../../schema/specifications.ts';
import type { VehicleRecord } from '../context/records.ts';
import type { ViewContext } from '../context/view.ts';
import { priceRank } from './printed-price.ts';

/** The properties by which vehicles are compared. */
export interface Comparable {
  readonly id: string;
  readonly series: string | undefined;
  /** The figure that tells vehicles apart first, which the schema marks: the seats of a cart. */
  readonly size: number | undefined;
  /** What it costs; one without a price ranks after all others. */
  readonly price: number;
}

/** Reads them from the record of a vehicle. */
export function comparable(
  vehicle: VehicleRecord,
  { index }: Pick<ViewContext, 'index'>,
): Comparable {
  const { id, series, specifications } = vehicle;
  const [size] = specificationsFor('size', index.site.schemas);
  const values: Readonly<Record<string, unknown>> = specifications;
  return { id, series, size: size && leastFigure(values[size[0]]), price: priceRank(vehicle) };
}
