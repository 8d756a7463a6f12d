import { leastFigure } from '../../resolve/facts/fact-value.ts';
import { specificationsWith } from '../../schema/specifications.ts';
import type { VehicleRecord } from '../context/records.ts';
import type { ViewContext } from '../context/view.ts';

/** The properties by which vehicles are compared. */
export interface Comparable {
  readonly id: string;
  readonly series: string | undefined;
  /** The figure that tells vehicles apart first, which the schema marks (`x-size`): the seats of a cart. */
  readonly size: number | undefined;
  readonly price: number;
}

/** Reads them from the record of a vehicle. */
export function comparable(
  { id, series, specifications, price }: VehicleRecord,
  { index }: Pick<ViewContext, 'index'>,
): Comparable {
  const [size] = specificationsWith('x-size', index.site.schemas);
  const values: Readonly<Record<string, unknown>> = specifications;
  return { id, series, size: size && leastFigure(values[size[0]]), price: price.money };
}
