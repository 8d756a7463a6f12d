import { join } from 'node:path';
import type { PictureFile, Preview } from '../../generated/contract/pictures.ts';
import { keepMade } from './keep.ts';

/** Everything that is made from masters. */
export interface PictureList {
  readonly pictureFiles: readonly PictureFile[];
  readonly previews: readonly Preview[];
}

/** A file of the built site, and how to come by it. */
export interface MadeFile {
  readonly path: string;
  /** Makes the file unless it is kept from earlier; returns where it lies. */
  readonly make: () => Promise<string>;
}

// The drawing library is loaded only when there is something to make.

/** Lists the files of all pictures and previews; the large ones, which take longest, come first. */
export function madeFiles(project: string, { pictureFiles, previews }: PictureList): MadeFile[] {
  const bySize = pictureFiles.toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0));
  return [
    ...bySize.map((file) => ({ path: file.path, make: () => pictureAt(project, file) })),
    ...previews.map((preview) => ({ path: preview.path, make: () => previewAt(project, preview) })),
  ];
}

async function pictureAt(project: string, file: PictureFile): Promise<string> {
  if (file.format === 'svg') return join(project, file.master);
  return keepMade(project, file.path, async () => {
    const { makePicture } = await import('./make-picture.ts');
    return makePicture(project, file);
  });
}

async function previewAt(project: string, preview: Preview): Promise<string> {
  return keepMade(project, preview.path, async () => {
    const { makePreview } = await import('./make-preview.ts');
    return makePreview(project, preview);
  });
}
