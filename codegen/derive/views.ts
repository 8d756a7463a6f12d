import type { View } from './view.ts';
import { action } from './views/action.ts';
import { brandTile } from './views/brand-tile.ts';
import { calculator } from './views/calculator.ts';
import { countyCard } from './views/county-card.ts';
import { department } from './views/department.ts';
import { form } from './views/form.ts';
import { locationCard } from './views/location-card.ts';
import { picture } from './views/picture.ts';
import { placeMap } from './views/place-map.ts';
import { policyDocument } from './views/policy-document.ts';
import { policyLink } from './views/policy-link.ts';
import { rentalGroup } from './views/rental-group.ts';
import { seriesCard } from './views/series-card.ts';
import { townLink } from './views/town-link.ts';
import { townProfile } from './views/town-profile.ts';
import { vehicle } from './views/vehicle.ts';
import { vehicleCard } from './views/vehicle-card.ts';
import { vehicleDetail } from './views/vehicle-detail.ts';

/** Every view by the name schemas give it in `x-view`. */
export const views = {
  action,
  'brand-tile': brandTile,
  calculator,
  'county-card': countyCard,
  department,
  form,
  'location-card': locationCard,
  picture,
  'place-map': placeMap,
  'policy-document': policyDocument,
  'policy-link': policyLink,
  'rental-group': rentalGroup,
  'series-card': seriesCard,
  'town-link': townLink,
  'town-profile': townProfile,
  vehicle,
  'vehicle-card': vehicleCard,
  'vehicle-detail': vehicleDetail,
} satisfies Readonly<Record<string, View>>;

/** The name of a view. */
export type ViewName = keyof typeof views;

/** Whether there is a view of that name. */
export function isViewName(name: string): name is ViewName {
  return Object.hasOwn(views, name);
}
