import type { Data } from '../../model/content.ts';
import { groupsAt, optionalText, textAt, textsAt } from '../../model/data.ts';
import { printedFactAt } from '../../resolve/facts/reading-label.ts';
import { pictureView } from './picture.ts';
import type { View, ViewContext } from './view.ts';

/** The series of a brand, each with its starting price and its models. */
export const seriesCard: View = {
  many(reference, context) {
    const brand = String(reference);
    return groupsAt(context.get('brand', brand), 'series').map((series) =>
      cardOf(`${brand}/${textAt(series, 'slug')}`, series, context),
    );
  },
};

function cardOf(id: string, series: Data, context: ViewContext) {
  const key = optionalText(series, 'picture');
  const words = optionalText(series, 'price');
  return {
    id,
    name: textAt(series, 'name'),
    title: textAt(series, 'title'),
    description: textAt(series, 'description'),
    features: textsAt(series, 'features'),
    startingPrice: words
      ? { text: words, label: '' }
      : printedFactAt(series, 'startingPrice', context.print),
    picture: key === undefined ? undefined : pictureView(key, context),
    models: textsAt(series, 'models').map((model) => ({
      name: textAt(context.get('vehicle', model), 'model'),
      href: modelHref(model, context),
    })),
  };
}

/** The address of a vehicle by its model's own name. */
export function modelHref(vehicle: string, { index }: ViewContext): string {
  const page = index.pageOf('vehicle', vehicle);
  if (!page) throw new Error(`the vehicle "${vehicle}" has no page`);
  return page.shortPath;
}
