import type { PictureFile } from '../../contract/pictures.ts';
import type { LogoFile, SiteLogo } from '../../contract/site.ts';
import { isDrawing, pictureFolder } from '../../model/picture-uses.ts';
import { shortHash } from '../../model/short-hash.ts';
import type { Site } from '../../site/site.ts';

/** How high a logo is shown beside the menu and above it, and how wide at most, in pixels. */
const heights = { beside: 40, below: 56, stacked: 56 };
const widest = 200;
/** The pixels of a file for each of these. */
const density = 3;

/** The logo as the pages show it. */
export function logoOf(site: Site): SiteLogo | undefined {
  const { logo } = site.content.look?.data ?? {};
  if (!logo) return undefined;
  const light = fileOf(logo.light, site);
  const dark = logo.dark === undefined ? light : fileOf(logo.dark, site);
  return { light, dark, ...(logo.withName && { withName: true }) };
}

/** The files of the logo: a drawing as it is, a picture in the size in which it is shown. */
export function logoFiles(site: Site): readonly PictureFile[] {
  const { light, dark } = site.content.look?.data.logo ?? {};
  const files = [...new Set([light, dark])].flatMap((each) => each ?? []);
  return files.map((file) => {
    const { src, master, width, height } = fileOf(file, site);
    const made = { path: src.slice(1), master };
    if (isDrawing(file)) return { ...made, format: 'svg' };
    return { ...made, format: 'png', width: width * density, height: height * density };
  });
}

function fileOf(file: string, { content, pictureSizes, pictureHashes }: Site): LogoFile {
  const size = pictureSizes.get(pictureFolder + file);
  if (!size) throw new Error(`the size of the logo ${file} is not known`);
  const high = heights[content.look?.data.header ?? 'beside'];
  const scale = Math.min(high / size.height, widest / size.width);
  const [width, height] = [size.width, size.height].map((each) =>
    Math.max(1, Math.round(each * scale)),
  ) as [number, number];
  const ending = isDrawing(file) ? 'svg' : 'png';
  const hash = shortHash([pictureHashes.get(pictureFolder + file), width, height]);
  const name = file.slice(file.indexOf('/') + 1, file.lastIndexOf('.'));
  return {
    src: `/assets/pictures/${name}.${hash}.${ending}`,
    master: pictureFolder + file,
    width,
    height,
  };
}
