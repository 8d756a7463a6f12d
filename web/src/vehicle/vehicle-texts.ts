import type { SectionProps } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';

type Inventory = SectionProps['vehicle-inventory'];
type Detail = SectionProps['vehicle-detail'];

/** Every text of the catalog. */
export type InventoryTexts = Inventory['texts'];

/** The choices of the catalog's filters. */
export type InventoryFilters = Inventory['filters'];

/** What the page holds besides the vehicles, which come from the API. */
export type CardExtras = Omit<Inventory['vehicles'], 'vehicles'>;

/** The key figures in one line. */
export type FactLabels = Inventory['labels'];

/** The texts of the visitor's shortlist, and the form that compares it. */
export interface OwnShortlist {
  readonly texts: NonNullable<Inventory['shortlist']>;
  readonly form: string;
}

/** Every text of a comparison. */
export type ComparisonTexts = SectionProps['vehicle-comparison']['texts'];

/** Every text of a vehicle's page. */
export type DetailTexts = Detail['texts'];

/** The notes on the facts of a vehicle that have other readings, by key. */
export type ReadingNotes = Detail['vehicle']['readings'];

/** The props of each part of a vehicle's page: the section's, with the vehicle as last fetched. */
export interface DetailPartProps extends Omit<Detail, 'vehicle'> {
  vehicle: Vehicle;
  isStockOwed: boolean;
  names: Detail['vehicle']['names'];
  priceOnCall: string;
  askForPrice?: string | undefined;
  extras?: Detail['vehicle']['extras'] | undefined;
  readings: ReadingNotes;
}
