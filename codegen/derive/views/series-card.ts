import type { Data } from '../../model/content.ts';
import {
  groupAt,
  groupsAt,
  modelName,
  numberAt,
  optionalText,
  textAt,
  textsAt,
} from '../../model/data.ts';
import { seriesModels } from '../../model/series-models.ts';
import { printedFactAt } from '../../resolve/facts/reading-label.ts';
import type { View, ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';

/** The series of a brand that have models, each with its starting price. */
export const seriesCard: View = {
  many(reference, context) {
    const brand = String(reference);
    return groupsAt(context.get('brand', brand), 'series').flatMap((series) => {
      const id = `${brand}/${textAt(series, 'slug')}`;
      const models = context.weigh(() =>
        seriesModels(id, series, context.index.site.content.vehicles),
      );
      return models.length > 0 ? [cardOf({ id, series, models }, context)] : [];
    });
  },
};

interface ShownSeries {
  readonly id: string;
  readonly series: Data;
  /** The ids of its models, in the order they are shown. */
  readonly models: readonly string[];
}

function cardOf({ id, series, models }: ShownSeries, context: ViewContext) {
  const key = optionalText(series, 'picture');
  return {
    id,
    name: textAt(series, 'name'),
    title: textAt(series, 'title'),
    description: textAt(series, 'description'),
    features: textsAt(series, 'features'),
    startingPrice: startingPrice(series, models, context),
    picture: key === undefined ? undefined : pictureView(key, context),
    models: models.map((model) => ({
      name: modelName(context.get('vehicle', model), context.site),
      href: modelHref(model, context),
    })),
  };
}

/** What the series itself says, or else the price of its cheapest model; a used one does not count beside new ones. */
function startingPrice(series: Data, models: readonly string[], context: ViewContext) {
  const words = optionalText(series, 'price');
  if (words) return { text: words, label: '' };
  if ('startingPrice' in series) return printedFactAt(series, 'startingPrice', context.print);
  const [cheapest = ''] = context.weigh(() =>
    models.toSorted((a, b) => rankOf(a, context) - rankOf(b, context)),
  );
  return printedFactAt(context.get('vehicle', cheapest), 'price', context.print);
}

/** Orders by price, new vehicles before used ones. */
function rankOf(id: string, context: ViewContext): number {
  const vehicle = context.get('vehicle', id);
  const price = numberAt(groupAt(vehicle, 'price'), 'usd');
  return vehicle.condition === 'used' ? price + usedRank : price;
}

/** Above every price that the schema allows. */
const usedRank = 1e12;

/** The address of a vehicle by its model's own name. */
export function modelHref(vehicle: string, { index }: ViewContext): string {
  const page = index.pageOf('vehicle', vehicle);
  if (!page) throw new Error(`the vehicle "${vehicle}" has no page`);
  return page.shortPath;
}
