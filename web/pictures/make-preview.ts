import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { openPhoto } from '../../codegen/load/open-photo.ts';
import { isDrawing, type PictureSize } from '../../codegen/model/picture-uses.ts';
import type { Preview } from '../../generated/contract/pictures.ts';
import type { SiteLook } from '../../generated/contract/site.ts';
import { unpackedFont } from './heading-font.ts';
import { previewFont, showOnlyOwnFonts } from './preview-fonts.ts';
import { previewSize as size } from './preview-size.ts';
import { drawStage } from './stage.ts';

const margin = 64;
const panelWidth = 440;

/** Draws the picture shown when a page's address is shared. */
export async function makePreview(
  project: string,
  preview: Preview,
  look: SiteLook,
): Promise<Uint8Array> {
  const { highlight } = look;
  await showOnlyOwnFonts(sharp);
  const font = look.headingFont && (await unpackedFont(project, look.headingFont));
  const { ground, width } = await groundOf(project, preview, look);
  const draw = (text: string | undefined, points: number, weight: number, color: string) =>
    text ? [drawWords(text, { points, weight, color, width, font })] : [];
  const words = await Promise.all([
    ...draw(preview.small, 30, 500, highlight),
    ...draw(preview.title, pointsOf(preview), 800, '#fff'),
    ...draw(preview.figure, 48, 800, highlight),
  ]);
  const foot = (await Promise.all(draw(preview.foot, 24, 500, '#fff'))).map(atFoot);
  return sharp(ground)
    .composite([...stack(words), ...foot])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** What the words stand on, and how wide they may be. */
async function groundOf(project: string, preview: Preview, look: SiteLook) {
  if (preview.master === undefined) return besideLogo(project, look);
  const whole = openMaster(join(project, preview.master)).autoOrient();
  const master = preview.crop ? whole.extract(preview.crop) : whole;
  return preview.layout === 'behind'
    ? behindWords(await fitInto(master, size, preview), look)
    : besideWords(master, preview, look);
}

/** The dark ground alone, with the logo for it in the corner. */
async function besideLogo(project: string, { night, logo }: SiteLook) {
  const drawn = logo && {
    input: await sharp(join(project, logo.dark.master), { density: 300 })
      .resize({ width: 300, height: 72, fit: 'inside' })
      .png()
      .toBuffer(),
    left: margin,
    top: margin,
  };
  const ground = await plain(night)
    .composite(drawn ? [drawn] : [])
    .png()
    .toBuffer();
  return { ground, width: size.width - 2 * margin };
}

/** The library takes a drawing as well as a photograph. */
function openMaster(path: string): Sharp {
  return isDrawing(path) ? sharp(path) : openPhoto(path);
}

/** Long titles are set smaller. */
function pointsOf({ title, layout }: Preview): number {
  if (layout === 'beside' || layout === 'photo') return title.length > 12 ? 52 : 64;
  return title.length > 32 ? 60 : 76;
}

/** The vehicle on the right: a cutout on a stage as tall as the preview, a photo in a frame of its own. */
async function besideWords(master: Sharp, preview: Preview, look: SiteLook) {
  const width = size.width - panelWidth;
  const height = Math.round((width * 2) / 3);
  const stage = { input: drawStage(look, width, size.height), left: panelWidth, top: 0 };
  const { data, info } = await fitInto(master, { width, height }, preview);
  const left = panelWidth + Math.floor((width - info.width) / 2);
  const top = Math.floor((size.height - info.height) / 2);
  const ground = await plain(look.night)
    .composite([...(preview.layout === 'beside' ? [stage] : []), { input: data, left, top }])
    .png()
    .toBuffer();
  return { ground, width: panelWidth - margin - 24 };
}

/** The scene under an overlay that is densest behind the words. */
async function behindWords({ data, info }: Placed, { night }: SiteLook) {
  const top = Math.floor((size.height - info.height) / 2);
  const veil = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><linearGradient id="v"><stop offset="0.25" stop-color="${night}" stop-opacity="0.92"/><stop offset="1" stop-color="${night}" stop-opacity="0.1"/></linearGradient><rect width="100%" height="100%" fill="url(#v)"/></svg>`;
  const isFull = info.width === size.width && info.height === size.height;
  const scene = { input: data, left: size.width - info.width, top };
  const ground = await (isFull ? sharp(data) : plain(night))
    .composite([...(isFull ? [] : [scene]), { input: Buffer.from(veil) }])
    .png()
    .toBuffer();
  return { ground, width: 640 };
}

type Placed = Awaited<ReturnType<typeof fitInto>>;

/** A picture that fills its place, or one that is whole in it: a photo is never enlarged. */
function fitInto(master: Sharp, place: PictureSize, { isWhole, ...preview }: Preview) {
  const { width, height } = place;
  const position = preview.layout === 'behind' ? 'right' : 'centre';
  const withoutEnlargement = !isDrawing(preview.master ?? '');
  const fitted = isWhole
    ? master.resize(width, height, { fit: 'inside', withoutEnlargement })
    : master.resize(width, height, { position });
  return fitted.toBuffer({ resolveWithObject: true });
}

function plain(background: string): Sharp {
  return sharp({ create: { ...size, channels: 3, background } });
}

interface Drawn {
  readonly data: Buffer;
  readonly info: { readonly height: number };
}

/** Stacked, and centered vertically. */
function stack(words: readonly Drawn[]): OverlayOptions[] {
  const gap = 24;
  const whole = words.reduce((sum, { info }) => sum + info.height + gap, -gap);
  let top = Math.round((size.height - whole) / 2);
  return words.map(({ data, info }) => {
    const placed = { input: data, left: margin, top };
    top += info.height + gap;
    return placed;
  });
}

function atFoot({ data, info }: Drawn): OverlayOptions {
  return { input: data, left: margin, top: size.height - margin - info.height };
}

interface Setting {
  readonly points: number;
  readonly weight: number;
  readonly color: string;
  readonly width: number;
  /** Left out, that of this program. */
  readonly font: { readonly file: string; readonly family: string } | undefined;
}

/** Words as a picture, wrapped into lines. */
function drawWords(text: string, { points, weight, color, width, font }: Setting): Promise<Drawn> {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const markup = `<span foreground="${color}" font_weight="${weight}">${safe}</span>`;
  return sharp({
    text: {
      text: markup,
      font: `${font?.family ?? previewFont} ${points}`,
      ...(font && { fontfile: font.file }),
      width,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}
