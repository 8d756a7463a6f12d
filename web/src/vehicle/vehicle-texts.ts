import type { SectionProps } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';

type Inventory = SectionProps['vehicle-inventory'];
type Detail = SectionProps['vehicle-detail'];

/** Every text of the catalogue. */
export type InventoryTexts = Inventory['texts'];

/** The choices of the catalogue's filters. */
export type InventoryFilters = Inventory['filters'];

/** What the page holds beside the vehicles, which the API gives. */
export type CardExtras = Omit<Inventory['vehicles'], 'vehicles'>;

/** The key figures in one line. */
export type FactLabels = Inventory['labels'];

/** The words of the visitor's list, and the form that compares what is on it. */
export interface OwnShortlist {
  readonly texts: NonNullable<Inventory['shortlist']>;
  readonly form: string;
}

/** Every text of a vehicle's page. */
export type DetailTexts = Detail['texts'];

/** What has to be said beside the facts of a vehicle that have other readings, by their keys. */
export type ReadingNotes = Detail['vehicle']['readings'];

/** The props of each part of a vehicle's page: those of the section, with the vehicle as last fetched. */
export interface DetailPartProps extends Omit<Detail, 'vehicle'> {
  vehicle: Vehicle;
  readings: ReadingNotes;
}
