import type { NounTypes } from '../../../generated/content.ts';
import type { SeriesCard } from '../../../generated/sections.ts';
import type { Entry } from '../../model/content.ts';
import { modelName } from '../../model/record-name.ts';
import type { View, ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
import { printedPrice } from '../prices/printed-price.ts';
import { priceRank, vehiclePrice } from '../vehicles/vehicle.ts';

/** The series of a brand that have models, each with its starting price. */
export const seriesCard: View<SeriesCard> = {
  many(reference, context) {
    const brand = String(reference);
    return context.get('brand', brand).series.flatMap((series) => {
      const id = `${brand}/${series.slug}`;
      const models = context.weigh(() =>
        seriesModels(id, series, context.index.site.content.vehicles),
      );
      return models.length > 0 ? [cardOf({ id, series, models }, context)] : [];
    });
  },
};

interface ShownSeries {
  readonly id: string;
  readonly series: NounTypes['series'];
  /** The ids of its models, in the order they are shown. */
  readonly models: readonly string[];
}

function cardOf({ id, series, models }: ShownSeries, context: ViewContext) {
  const { name, title, description, features, picture } = series;
  return {
    id,
    name,
    title,
    description,
    features,
    startingPrice: startingPrice(series, models, context),
    picture: picture === undefined ? undefined : pictureView(picture, context),
    models: models.map((model) => ({
      name: modelName(context.get('vehicle', model), context.site),
      href: modelHref(model, context),
    })),
  };
}

/** What the series itself says, or else the price of its cheapest model; a used one does not count beside new ones. */
function startingPrice(
  series: NounTypes['series'],
  models: readonly string[],
  context: ViewContext,
) {
  if (series.price) return { text: series.price, label: '' };
  if (series.startingPrice) return printedPrice({ price: series.startingPrice }, context);
  const [cheapest = ''] = context.weigh(() =>
    models.toSorted((a, b) => rankOf(a, context) - rankOf(b, context)),
  );
  return vehiclePrice(context.get('vehicle', cheapest), context);
}

/** Orders by price, new vehicles before used ones. */
function rankOf(id: string, context: ViewContext): number {
  const vehicle = context.get('vehicle', id);
  return priceRank(vehicle, context) + (vehicle.condition === 'used' ? usedRank : 0);
}

/** Above every price that the schema allows, and below the rank of what has none. */
const usedRank = 1e12;

/** The address of a vehicle by its model's own name. */
export function modelHref(vehicle: string, { index }: ViewContext): string {
  const page = index.pageOf('vehicle', vehicle);
  if (!page) throw new Error(`the vehicle "${vehicle}" has no page`);
  return page.shortPath;
}

const numeric = new Intl.Collator('en', { numeric: true });

/**
 * The ids of the models that a series shows: those it lists, in its order, then every other vehicle that names the
 * series, by id. Only what the series omits is left out.
 */
function seriesModels(
  id: string,
  { models: listed = [], omits = [] }: Pick<NounTypes['series'], 'models' | 'omits'>,
  vehicles: readonly Entry<NounTypes['vehicle']>[],
): string[] {
  const named = new Set([...listed, ...omits]);
  const others = vehicles.filter(
    ({ id: vehicle, data, source }) =>
      source.noun === 'vehicle' && data.series === id && !named.has(vehicle),
  );
  return [...listed, ...others.map((vehicle) => vehicle.id).sort(numeric.compare)];
}
