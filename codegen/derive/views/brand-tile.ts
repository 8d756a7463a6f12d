import { pageHref } from '../page-href.ts';
import { optionalText, textAt } from '../read-data.ts';
import type { View } from '../view.ts';
import { pictureView } from './picture.ts';

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
