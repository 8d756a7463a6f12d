import type { Path } from '../../../../codegen/diagnostics/diagnostic.ts';
import { createNames } from '../../../../codegen/link/names.ts';
import { listReferences } from '../../../../codegen/link/references.ts';
import { isRecord, valueAt } from '../../../../codegen/model/data.ts';
import type { Focus } from '../../../../codegen/model/part-to-keep.ts';
import { pictureFolder } from '../../../../codegen/model/picture-uses.ts';
import { dataOf } from '../../../../codegen/records/record-data.ts';
import type { Site } from '../../../../codegen/site/site.ts';
import type { PictureFile, PicturePart } from '../../../../generated/contract/pictures.ts';
import type { WrittenText } from './written-text.ts';

/** A place in the content that shows a picture. */
export interface PicturePlace {
  readonly file: string;
  readonly path: Path;
}

/** A picture of the site, as the form offers it. */
export interface ListedPicture {
  readonly key: string;
  /** The master, below the folder of pictures. */
  readonly file: string;
  readonly alt: string;
  /** The same as it is written: in each language of a site that has several. */
  readonly said: WrittenText;
  /** Where its smallest file is served, if it could be made. */
  readonly address?: string;
  readonly crop?: PicturePart;
  readonly focus?: Focus;
  readonly places: readonly PicturePlace[];
}

/** All pictures of a site, with the files that are made of them, and where each is shown. */
export function listPictures(
  site: Site,
  made: readonly PictureFile[] = [],
): readonly ListedPicture[] {
  const { source, data: list = {} } = site.content.pictures ?? {};
  const written = source && site.schemas.languages ? dataOf(source.text) : list;
  const names = createNames(listReferences(site));
  return Object.entries(list).flatMap(([key, picture]): ListedPicture[] => {
    if (!isRecord(picture)) return [];
    const address = smallestFile(made, key);
    return [
      {
        key,
        file: String(picture.file),
        alt: String(picture.alt),
        said: (valueAt(written, [key, 'alt']) ?? '') as WrittenText,
        ...(address !== undefined && { address }),
        ...(isRecord(picture.crop) && { crop: picture.crop as unknown as PicturePart }),
        ...(isRecord(picture.focus) && { focus: picture.focus as unknown as Focus }),
        places: names.of('picture', key).map(({ source, path }) => ({ file: source.file, path })),
      },
    ];
  });
}

function smallestFile(made: readonly PictureFile[], key: string): string | undefined {
  const own = made.filter(({ path }) => path.startsWith(`assets/pictures/${key}.`));
  const [smallest] = own.toSorted((one, other) => (one.width ?? 0) - (other.width ?? 0));
  return smallest && `/${smallest.path}`;
}

/** The path of the master of a picture, from the root of the project. */
export function masterOf(site: Site, key: string): string | undefined {
  const picture = site.content.pictures?.data[key];
  const file = isRecord(picture) ? pictureFolder + String(picture.file) : '';
  return site.pictureSizes.has(file) ? file : undefined;
}
