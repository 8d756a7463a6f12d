import { keyOf } from '../../cache/kept-file.ts';
import type { Data } from '../../model/content.ts';
import { innerNouns, recordsById } from '../../model/inner-nouns.ts';
import { nounNames } from '../../model/nouns.ts';
import type { Site } from '../../site/site.ts';

/** The one noun that is not watched: its data is long and belongs to no page in particular. */
export const shore = 'coast';

/**
 * A fingerprint of everything that pages may depend on without a tracked read: which records and pages exist, their
 * addresses, the pictures, the shore. If it changes, all pages are made again.
 */
export function frameOf({ content, pages, pictureSizes, hashPicture }: Site): string {
  const ids = [...nounNames, ...innerNouns].map((noun) => [
    noun,
    recordsById(content, noun).map(([id]) => id),
  ]);
  const places = pages.map(({ id, addresses, shortPath, record, entry }) => [
    ...[id, shortPath, addresses.map(({ path }) => path), entry.id],
    ...[record?.noun, record?.entry.id],
  ]);
  const pictures = [...pictureSizes].map(([file, size]) => [file, size, hashPicture(file)]);
  const coast: Data | undefined = content.coast?.data;
  return keyOf([ids, places, pictures, coast].map((part) => JSON.stringify(part) ?? ''));
}
