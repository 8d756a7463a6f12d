import type { SiteLook } from '../../contract/site.ts';
import { fontsIn } from '../../model/font-files.ts';
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

/** The package of the font of headings, of the pairs that have another than that of this program. */
const headingFonts: Partial<Record<NonNullable<WrittenLook['fonts']>, string>> = {
  classic: 'lora',
  sturdy: 'bitter',
  modern: 'manrope',
  literary: 'fraunces',
};

/** The look for what no style sheet reaches. */
export function siteLook(site: Site): SiteLook {
  const look = site.content.look?.data ?? plainLook;
  const logo = logoOf(site);
  const headingFont = headingFontOf(look, site);
  const { night, ground, highlight } = palettesOf(look).light;
  const backdrop = look.backdrop?.light;
  const letterWidth = ownLetterWidth(site) ?? (look.fonts && letterWidths[look.fonts]);
  return {
    night,
    ground,
    highlight,
    ...(headingFont && { headingFont }),
    ...(logo && { logo }),
    ...(look.icon !== undefined && { icon: pictureFolder + look.icon }),
    ...(look.header !== undefined && look.header !== 'beside' && { header: look.header }),
    ...(letterWidth !== undefined && { letterWidth }),
    ...(backdrop && { backdrop }),
  };
}

function headingFontOf(look: WrittenLook, { fonts }: Site): SiteLook['headingFont'] {
  const own = fontsIn(look).find(({ place }) => place === 'heading');
  if (own) return { file: own.file, hash: fonts.get(own.file)?.hash ?? '' };
  const name = look.ownFonts ? undefined : look.fonts && headingFonts[look.fonts];
  if (name === undefined) return undefined;
  return {
    file: `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  };
}
