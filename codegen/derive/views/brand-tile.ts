import { optionalText, textAt } from '../../model/data.ts';
import { pageHref } from '../context/page-href.ts';
import type { View } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';

/** A brand with its page. */
export const brandTile: View = {
  one(reference, context) {
    const id = String(reference);
    const brand = context.get('brand', id);
    const key = optionalText(brand, 'picture');
    return {
      id,
      name: textAt(brand, 'name'),
      href: pageHref('brand', id, context),
      tagline: textAt(brand, 'tagline'),
      description: textAt(brand, 'description'),
      picture: key === undefined ? undefined : pictureView(key, context),
    };
  },
};
