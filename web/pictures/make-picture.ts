import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { openPhoto } from '../../codegen/load/open-photo.ts';
import { partToKeep } from '../../codegen/model/part-to-keep.ts';
import type { PictureSize } from '../../codegen/model/picture-uses.ts';
import type { PictureFile } from '../../generated/contract/pictures.ts';
import type { SiteLook } from '../../generated/contract/site.ts';
import { drawStage } from './stage.ts';

// Several files in parallel use the CPU better than one file on all cores.
sharp.concurrency(1);

/** Makes a file of a picture from its master. */
export async function makePicture(
  project: string,
  file: PictureFile,
  look: SiteLook,
): Promise<Uint8Array> {
  const { width, height, format, quality, effort } = file;
  if (format === 'svg' || !width || !height) throw new Error(`${file.path} is not to be encoded`);
  const options = { ...(quality && { quality }), ...(effort && { effort }) };
  // Cropped from the master itself: encoding in between would lose detail.
  const master = openPhoto(join(project, file.master)).autoOrient();
  const { autoOrient, hasAlpha } = await master.metadata();
  const shown = file.crop ?? { left: 0, top: 0, ...autoOrient };
  const kept = partToKeep(shown, { width, height }, file.focus, file.share);
  const part = file.inner
    ? placeWithin(master.extract(shown), file.inner, { width, height })
    : master
        .extract({ ...kept, left: shown.left + kept.left, top: shown.top + kept.top })
        .resize(width, height, { fit: 'fill' });
  // The page puts a background behind cutouts; the single WebP file, which is used elsewhere, needs its own.
  const onGround = hasAlpha && format === 'webp';
  const picture = onGround ? await standOn(drawStage(look, width, height), part) : part;
  return picture.toFormat(format, options).toBuffer();
}

/** A cutout in the middle of a transparent frame. */
function placeWithin(cutout: Sharp, inner: PictureSize, frame: PictureSize): Sharp {
  const left = Math.floor((frame.width - inner.width) / 2);
  const top = Math.floor((frame.height - inner.height) / 2);
  return cutout.resize(inner.width, inner.height, { fit: 'fill' }).extend({
    left,
    top,
    right: frame.width - inner.width - left,
    bottom: frame.height - inner.height - top,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
}

async function standOn(ground: Buffer, picture: Sharp): Promise<Sharp> {
  return sharp(ground)
    .composite([{ input: await picture.png().toBuffer() }])
    .removeAlpha();
}
