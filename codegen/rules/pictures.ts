import { isRecord } from '../plain-data.ts';
import { missing } from './missing.ts';
import type { SiteRule } from './rule.ts';

const folder = 'content/pictures/';

/** Every picture named in pictures.yaml has its file, and the file holds a picture. */
export const pictures: SiteRule = ({ site }) => {
  const list = site.content.pictures;
  if (!list) return [];
  const names = [...site.pictureSizes.keys()].map((file) => file.slice(folder.length));
  return Object.entries(list.data).flatMap(([key, picture]) => {
    const file = isRecord(picture) ? String(picture.file) : '';
    if (site.pictureSizes.get(folder + file)) return [];
    const text = names.includes(file)
      ? { code: 'broken-picture', message: `the file ${folder}${file} holds no picture` }
      : missing('missing-picture', `picture file in ${folder} named`, file, names);
    return [{ source: list.source, path: [key, 'file'], text }];
  });
};
