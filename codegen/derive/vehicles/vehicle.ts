import type { NounTypes, VehicleBody } from '../../../generated/content.ts';
import type { Data } from '../../model/content.ts';
import { vehicleName } from '../../model/record-name.ts';
import { printedAt } from '../../resolve/facts/format-fact.ts';
import { priceOn } from '../../resolve/facts/price.ts';
import { specificationFields } from '../../schema/vehicle-specifications.ts';
import type { Fee } from '../../site/fees.ts';
import type { ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
import { feesAt } from '../prices/fees.ts';
import { priceBody } from '../prices/price-body.ts';
import { printedPrice } from '../prices/printed-price.ts';
import { onLotText, statusText, unitOf } from './for-sale.ts';
import { extrasBody } from './offered-extras.ts';

/** A vehicle as the API returns it. */
export function vehicleOf(id: string, context: ViewContext): VehicleBody {
  const record = context.get('vehicle', id);
  const { name, brand, series } = vehicleNames(record, context);
  const { externalUrl, price } = record;
  return {
    id: record.id,
    name,
    description: record.description,
    ...priceBody(price, feesOn(record.id, context), context.print),
    ...(brand !== undefined && { brand }),
    ...(series !== undefined && { category: series }),
    inStock: record.inStock ?? true,
    ...unitParts(record, context),
    isNew: record.isNew,
    condition: record.condition,
    images: ownPictures(record, context).map(({ src }) => src),
    features: record.features,
    ...extrasBody(record, context),
    ...(externalUrl !== undefined && { externalUrl }),
    specifications: printedSpecifications(record.specifications, context),
  };
}

/** What only a unit says, and a model of its units. */
function unitParts(record: Parameters<typeof statusText>[0], context: ViewContext) {
  const unit = unitOf(record.id, context);
  const text = statusText(record, context);
  const onLot = onLotText(record.id, context);
  return {
    ...(unit && { status: unit.status }),
    ...(text !== undefined && { statusText: text }),
    ...(onLot !== undefined && { onLot }),
    ...(unit?.model !== undefined && { unitOf: unit.model }),
  };
}

/** The names of a vehicle, and of its brand and its series if it has them. */
export function vehicleNames(record: NounTypes['vehicle'], { get, site }: ViewContext) {
  const brand = record.brand === undefined ? undefined : get('brand', record.brand);
  const series = record.series === undefined ? undefined : get('series', record.series);
  return {
    name: vehicleName(brand, record, site),
    ...(series && { series: series.name }),
    ...(brand && { brand: brand.name }),
  };
}

/** The picture of a vehicle that has none of its own, if the dealer names one. */
export function vehiclePlaceholder(context: ViewContext) {
  const key = context.site.vehiclePlaceholder;
  return key === undefined ? undefined : pictureView(key, context);
}

/** A vehicle's own pictures, the main one first. */
export function ownPictures({ images }: NounTypes['vehicle'], context: ViewContext) {
  return images.map((key) => pictureView(key, context));
}

/** Figures as text with their unit; a bare number stays a number. They are in the order in which they are declared. */
function printedSpecifications(specifications: Data, { index, print, site }: ViewContext): Data {
  const worded = withWords(specifications, site);
  const keys = [...specificationFields(index.site.schemas).keys()].filter((key) => key in worded);
  return Object.fromEntries(
    keys.map((key) => {
      const value = worded[key];
      return [key, typeof value === 'number' ? value : printedAt(worded, key, print)];
    }),
  );
}

/** What a vehicle states, with words for yes and no. */
export function withWords(specifications: Data, { yes, no }: NounTypes['site']): Data {
  const rows = Object.entries(specifications).map(([key, value]) => [
    key,
    typeof value === 'boolean' ? (value ? yes : no) : value,
  ]);
  return Object.fromEntries(rows);
}

/** The fees on a vehicle: of a unit, those of the place where it is as well. */
export function feesOn(id: string, context: ViewContext): readonly Fee[] {
  return feesAt(unitOf(id, context)?.location, context);
}

/** The price of a vehicle as printed, or a reading of it, with what is paid in all. */
export function vehiclePrice(
  record: Pick<NounTypes['vehicle'], 'id' | 'price'>,
  context: ViewContext,
  reading?: string,
) {
  return printedPrice(record, context, { reading, fees: feesOn(record.id, context) });
}

/** What a vehicle costs today; one without a price comes after all others. */
export function priceRank(
  { price }: Pick<NounTypes['vehicle'], 'price'>,
  { index }: Pick<ViewContext, 'index'>,
): number {
  return priceOn(index.site, price)?.least ?? unnamedRank;
}

/** Above every price that the schema allows, and still a figure to calculate with. */
const unnamedRank = 1e13;
