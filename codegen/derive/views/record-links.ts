import type { BrandTile, CountyCard, PolicyLink } from '../../../generated/sections.ts';
import { pageHref, type View } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';

/** A brand with its page. */
export const brandTile: View<BrandTile> = {
  one(reference, context) {
    const id = String(reference);
    const { name, tagline, description, picture } = context.get('brand', id);
    return {
      id,
      name,
      href: pageHref('brand', id, context),
      tagline,
      description,
      picture: picture === undefined ? undefined : pictureView(picture, context),
    };
  },
};

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

/** All policies, each with its short name and its page. */
export const policyLink: View<PolicyLink> = {
  many: (_query, context) =>
    context.records.policies.map(({ id, title, navigationText = title }) => ({
      text: navigationText,
      href: pageHref('policy', id, context),
    })),
};
