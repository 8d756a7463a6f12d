import { numberAt, textAt } from '../../model/data.ts';
import { pageHref } from '../pages/page-href.ts';
import type { View } from './view.ts';

/** A county with its page and the number of its towns. */
export const countyCard: View = {
  one(reference, context) {
    const id = String(reference);
    const county = context.get('county', id);
    const { towns } = context.index.site.content;
    return {
      id,
      name: textAt(county, 'name'),
      href: pageHref('county', id, context),
      seat: textAt(county, 'seat'),
      population: numberAt(county, 'population'),
      description: textAt(county, 'description'),
      townCount: towns.filter((town) => town.data.county === id).length,
    };
  },
};
