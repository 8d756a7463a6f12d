import type { Calculator, Picture } from '../../../generated/sections.ts';
import type { View } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
import { action } from './action.ts';
import { department, openingTimes } from './department.ts';
import { embed } from './embed.ts';
import { brandOption, categoryOption, priceOption } from './filter-options.ts';
import { form } from './form.ts';
import { locationCard } from './location-card.ts';
import { locationProfile } from './location-profile.ts';
import { newsArticle, newsCard } from './news.ts';
import { personCard } from './person-card.ts';
import { placeMap } from './place-map.ts';
import { policyDocument } from './policy-document.ts';
import { brandTile, countyCard, policyLink } from './record-links.ts';
import { ratedGroup, rentalGroup } from './rental-group.ts';
import { searchIndex } from './search-index.ts';
import { seriesCard } from './series-card.ts';
import { specificationOption } from './specification-options.ts';
import { deliveryPlace, townLink, townName } from './town-link.ts';
import { townProfile, townRegister, townWay } from './town-profile.ts';
import { unitCard, vehicleCard } from './vehicle-card.ts';
import { vehicleDetail } from './vehicle-detail.ts';
import { stockList, vehicleList } from './vehicle-list.ts';
import { lowestPrice, pricedVehicle, priceRung } from './vehicle-prices.ts';
import { vehicleTable } from './vehicle-table.ts';

/** The picture of a key. */
const picture: View<Picture> = { one: (key, context) => pictureView(String(key), context) };

/** A calculator as written. */
const calculator: View<Calculator> = { one: (id, { get }) => get('calculator', String(id)) };

/** Every view, by its name in `x-view`. */
export const views = {
  action,
  'brand-option': brandOption,
  'category-option': categoryOption,
  'brand-tile': brandTile,
  calculator,
  'county-card': countyCard,
  'delivery-place': deliveryPlace,
  department,
  embed,
  form,
  'location-card': locationCard,
  'location-profile': locationProfile,
  'lowest-price': lowestPrice,
  'opening-times': openingTimes,
  'news-article': newsArticle,
  'news-card': newsCard,
  'person-card': personCard,
  picture,
  'place-map': placeMap,
  'policy-document': policyDocument,
  'policy-link': policyLink,
  'price-option': priceOption,
  'price-rung': priceRung,
  'priced-vehicle': pricedVehicle,
  'rated-group': ratedGroup,
  'rental-group': rentalGroup,
  'search-index': searchIndex,
  'series-card': seriesCard,
  'specification-option': specificationOption,
  'stock-list': stockList,
  'town-link': townLink,
  'town-name': townName,
  'town-profile': townProfile,
  'town-register': townRegister,
  'town-way': townWay,
  'unit-card': unitCard,
  'vehicle-card': vehicleCard,
  'vehicle-detail': vehicleDetail,
  'vehicle-list': vehicleList,
  'vehicle-table': vehicleTable,
} satisfies Readonly<Record<string, View<unknown>>>;

/** The name of a view. */
export type ViewName = keyof typeof views;

/** Whether there is a view of that name. */
export function isViewName(name: string): name is ViewName {
  return Object.hasOwn(views, name);
}
