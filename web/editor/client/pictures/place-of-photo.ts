import type { Path } from '../../../../codegen/diagnostics/diagnostic.ts';
import type { ListedPicture, PicturePlace } from '../../calls/pictures/picture-list.ts';

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** A place without what tells it from those like it: the name of its file, and where in a list it is. */
function kindOfPlace({ file, path }: PicturePlace): string {
  return [folderOf(file), ...path.map((step) => (typeof step === 'number' ? '*' : step))].join(' ');
}

/**
 * The folder for a new photo, which says what shape it has: that of the picture it takes the place of, or else the one in
 * which most pictures of such places are.
 */
export function folderForPhoto(
  pictures: readonly ListedPicture[],
  place: { readonly file: string; readonly path: Path },
  current?: ListedPicture,
): string {
  if (current) return folderOf(current.file);
  const kind = kindOfPlace(place);
  const isAlike = ({ places }: ListedPicture) => places.some((each) => kindOfPlace(each) === kind);
  const alike = pictures.filter(isAlike);
  const folders = Map.groupBy(alike.length > 0 ? alike : pictures, ({ file }) => folderOf(file));
  const [most] = [...folders].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? 'scenes';
}
