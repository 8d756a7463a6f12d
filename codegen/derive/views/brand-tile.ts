import { optionalText, textAt } from '../../model/data.ts';
import { pageHref } from '../pages/page-href.ts';
import { pictureView } from './picture.ts';
import type { View } from './view.ts';

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
