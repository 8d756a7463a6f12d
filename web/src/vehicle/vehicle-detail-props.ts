import type { SectionProps } from '../../../generated/sections.ts';
import type { Vehicle } from './vehicle.ts';

type Detail = SectionProps['vehicle-detail'];

/** Every text of a vehicle's page. */
export type DetailTexts = Detail['texts'];

/** What each part of a vehicle's page gets: the section's props with the vehicle as last fetched. */
export interface DetailPartProps extends Omit<Detail, 'vehicle'> {
  vehicle: Vehicle;
}
