import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFile, Preview } from '../../generated/contract/pictures.ts';
import type { SiteLook } from '../../generated/contract/site.ts';
import { isMade, keepMade } from './keep.ts';
import { previewSize } from './preview-size.ts';

/** Everything that is made from masters. */
export interface PictureList {
  readonly pictureFiles: readonly PictureFile[];
  readonly previews: readonly Preview[];
  readonly look: SiteLook;
}

/** A file of the built site, and how to get it. */
export interface MadeFile {
  readonly path: string;
  /** Its bytes, made unless they are cached. */
  readonly make: () => Promise<Buffer>;
}

/** A file made from a master. */
export interface PictureJob extends MadeFile {
  /** The work to do, in pixels; 0 for a cached file. */
  readonly work: number;
}

// The image library is loaded only when there is something to make.

/** Lists the files of all pictures and previews; the large ones, which take longest, come first. */
export function madeFiles(project: string, list: PictureList): PictureJob[] {
  const { pictureFiles, previews, look } = list;
  const bySize = pictureFiles.toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0));
  const job = (path: string, pixels: number, make: () => Promise<Buffer>): PictureJob => ({
    path,
    work: isMade(project, path) ? 0 : pixels,
    make,
  });
  return [
    ...bySize.map((file) => job(file.path, pixelsOf(file), () => pictureAt(project, file, look))),
    ...previews.map((each) =>
      job(each.path, pixelsOf(previewSize), () => previewAt(project, each, look)),
    ),
  ];
}

function pixelsOf({
  width = 0,
  height = 0,
}: {
  readonly width?: number;
  readonly height?: number;
}) {
  return width * height;
}

async function pictureAt(project: string, file: PictureFile, look: SiteLook): Promise<Buffer> {
  if (file.format === 'svg') return readFile(join(project, file.master));
  return keepMade(project, file.path, async () => {
    const { makePicture } = await import('./make-picture.ts');
    return makePicture(project, file, look);
  });
}

async function previewAt(project: string, preview: Preview, look: SiteLook): Promise<Buffer> {
  return keepMade(project, preview.path, async () => {
    const { makePreview } = await import('./make-preview.ts');
    return makePreview(project, preview, look);
  });
}
