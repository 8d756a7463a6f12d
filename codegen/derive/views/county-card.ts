import type { CountyCard } from '../../../generated/sections.ts';
import { pageHref } from '../context/page-href.ts';
import type { View } from '../context/view.ts';

/** A county with its page and the number of its towns. */
export const countyCard: View<CountyCard> = {
  one(reference, context) {
    const id = String(reference);
    const { name, seat, population, description } = context.get('county', id);
    const { length } = context.records.towns.filter(({ county }) => county === id);
    const href = pageHref('county', id, context);
    return { id, name, href, seat, population, description, townCount: length };
  },
};
