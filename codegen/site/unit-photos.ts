import type { NounTypes } from '../../generated/content.ts';
import type { Content, Data, Entry } from '../model/content.ts';
import { fileKinds } from '../model/nouns.ts';
import { createSource } from '../parse/create-source.ts';

type Unit = NounTypes['unit'];

/** A photo of a unit: the key that it gets as a picture, its file, and its place in the list. */
export interface UnitPhoto {
  readonly key: string;
  readonly file: string;
  readonly place: number;
}

/** The photos that a unit names by their files. */
export function unitPhotos(
  id: string,
  { photos = [] }: Pick<Unit, 'photos'>,
): readonly UnitPhoto[] {
  return photos.map((file, place) => ({ key: `${id}-photo-${place + 1}`, file, place }));
}

/** The content with the photos of its units among the pictures, each described by the name of what it shows. */
export function withPhotos(
  content: Content,
  vehicles: Content['vehicles'],
  pattern: string,
): Content {
  const names = new Map(vehicles.map(({ id, data }) => [id, data.model]));
  const made = content.stock.flatMap(({ id, data }) =>
    unitPhotos(id, data).map(({ key, file, place }) => {
      const alt = pattern
        .replace('{name}', () => names.get(id) ?? id)
        .replace('{n}', String(place + 1));
      return [key, { file, alt, photo: true }] as const;
    }),
  );
  if (made.length === 0) return content;
  const list = content.pictures ?? emptyList();
  const data = { ...Object.fromEntries(made), ...list.data };
  return { ...content, pictures: { ...list, data } };
}

/** The list of pictures of a dealer who has none. */
function emptyList(): Entry<NounTypes['pictures']> {
  const kind = fileKinds.find(({ noun }) => noun === 'pictures');
  if (!kind) throw new Error('there is no list of pictures');
  const file = `content/${kind.pattern}`;
  const data: Data = {};
  const source = createSource({ file, kind, id: 'pictures', text: '' }, data);
  return { id: 'pictures', data: data as NounTypes['pictures'], source };
}

/** The model in the paint of the unit, if it is drawn in several; else as it is. */
export function picturesIn(
  { specifications }: Unit,
  images: readonly string[],
  look: NounTypes['vehicle']['look'],
): readonly string[] {
  const endings = (look?.paints ?? []).map(({ name }) => [name, endingOf(name)] as const);
  const color = String(Object(specifications).color).toLowerCase();
  const [, own] = endings.find(([name]) => name.toLowerCase() === color) ?? [];
  const painted = images.filter((key) => own !== undefined && key.endsWith(own));
  if (painted.length > 0) return painted;
  return images.filter((key) => !endings.some(([, ending]) => key.endsWith(ending)));
}

/** How the key of a picture in a paint ends. */
function endingOf(paint: string): string {
  return `-${paint.toLowerCase().replaceAll(' ', '-')}`;
}
