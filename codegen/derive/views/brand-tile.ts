import type { BrandTile } from '../../../generated/sections.ts';
import { pageHref } from '../context/page-href.ts';
import type { View } from '../context/view.ts';
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
