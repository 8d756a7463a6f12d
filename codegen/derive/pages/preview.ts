import type { Preview } from '../../contract/pictures.ts';
import type { SiteLook } from '../../contract/site.ts';
import type { Page } from '../../model/page.ts';
import { pictureFolder } from '../../model/picture-uses.ts';
import { modelName } from '../../model/record-name.ts';
import { shortHash } from '../../model/short-hash.ts';
import { printedAt } from '../../resolve/facts/format-fact.ts';
import { homeOf } from '../../site/site.ts';
import type { ViewContext } from '../context/view.ts';
import { siteLook } from '../look/site-look.ts';
import { partOfPicture, shownPictureOf } from '../pictures/picture-files.ts';
import { vehicleNames } from '../vehicles/vehicle.ts';

/** A preview and its alternative text. */
export interface PagePreview extends Preview {
  readonly alt: string;
}

/** Size of a preview in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Increase it whenever the drawing of previews changes, so that they get new names. */
const drawing = 2;

/** The preview of a page: a vehicle's own, or the page's picture under its heading. */
export function previewOf(page: Page, context: ViewContext): PagePreview {
  if (page.record?.noun === 'vehicle') return vehiclePreview(page.record.entry.id, context);
  const home = context.index.pageAt(homeOf(context.index.site));
  const key = page.data.picture ?? home?.data.picture;
  const { site } = context;
  // The many pages of a template share one preview, which names none of them.
  const heading = page.record ? undefined : page.data.hero?.heading;
  const words = { small: heading ? site.name : (site.region ?? ''), title: heading ?? site.name };
  return preview(page.data.type, key, { layout: 'behind', ...words }, context);
}

function vehiclePreview(id: string, context: ViewContext): PagePreview {
  const record = context.get('vehicle', id);
  const key = record.images[0] ?? context.site.vehiclePlaceholder;
  const figure = printedAt(record, 'price', context.print);
  const isCutout = key !== undefined && shownPictureOf(key, context).isCutout;
  const words = {
    layout: isCutout ? 'beside' : 'photo',
    small: vehicleNames(record, context).brand ?? '',
    title: modelName(record, context.site),
    ...(figure !== undefined && { figure }),
    foot: context.site.name,
  } as const;
  return preview(id, key, words, context);
}

type Words = Pick<Preview, 'layout' | 'small' | 'title' | 'figure' | 'foot'>;

function preview(
  name: string,
  key: string | undefined,
  words: Words,
  context: ViewContext,
): PagePreview {
  const look = context.index.site.content.look && colorsOf(siteLook(context.index.site));
  const shown = [words.small, words.title, words.figure].filter(Boolean).join(', ');
  if (key === undefined) {
    const drawn = { ...words, layout: 'alone' } as const;
    const path = pathOf(name, [drawing, drawn, look]);
    return { path, ...drawn, alt: `${shown}.` };
  }
  const { file, alt } = context.get('picture', key);
  const master = pictureFolder + file;
  const crop = partOfPicture(key, context);
  const { isWhole } = shownPictureOf(key, context);
  const drawn = { ...words, ...(isWhole && { isWhole }) };
  const shows = [context.index.site.pictureHashes.get(master), drawn, ...(crop ? [crop] : [])];
  const path = pathOf(name, [drawing, ...shows, ...(look ? [look] : [])]);
  return { path, master, ...(crop && { crop }), ...drawn, alt: `${shown}. ${alt}` };
}

function pathOf(name: string, shows: unknown): string {
  return `assets/previews/${name}.${shortHash(shows)}.jpg`;
}

/** What a preview is drawn with. */
function colorsOf({ night, ground, highlight, backdrop, headingFont, logo }: SiteLook) {
  return {
    ...{ night, ground, highlight },
    ...(backdrop && { backdrop }),
    ...(headingFont && { headingFont }),
    ...(logo && { logo: logo.dark.src }),
  };
}
