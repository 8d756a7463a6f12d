import type { SiteLook } from '../../contract/site.ts';
import { pictureFolder } from '../../model/picture-uses.ts';
import type { Site } from '../../site/site.ts';
import { logoOf } from './logo.ts';
import { ownLetterWidth } from './own-fonts.ts';
import { palettesOf, plainLook } from './palette.ts';
import type { WrittenLook } from './roles.ts';

/** How wide the letters of fonts are, by those that the header was measured in. */
const letterWidths: Partial<Record<NonNullable<WrittenLook['fonts']>, number>> = {
  classic: 1.05,
  sturdy: 1.15,
  modern: 1.05,
  literary: 1.06,
  plain: 1.05,
};

/** The look for what no style sheet reaches. */
export function siteLook(site: Site): SiteLook {
  const look = site.content.look?.data ?? plainLook;
  const logo = logoOf(site);
  const { night, ground, highlight } = palettesOf(look).light;
  const backdrop = look.backdrop?.light;
  const letterWidth = ownLetterWidth(site) ?? (look.fonts && letterWidths[look.fonts]);
  return {
    night,
    ground,
    highlight,
    ...(logo && { logo }),
    ...(look.icon !== undefined && { icon: pictureFolder + look.icon }),
    ...(look.header === 'below' && { header: look.header }),
    ...(letterWidth !== undefined && { letterWidth }),
    ...(backdrop && { backdrop }),
  };
}
