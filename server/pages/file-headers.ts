import { mediaType } from '../http/media-type.ts';
import { drawingHeaders, type HeaderSet } from '../http/security-headers.ts';
import { speculationHeader } from './speculation-rules.ts';

// Pages and data may change with each build: a cached copy must be revalidated.
const revalidated = 'no-cache';
// An asset's name holds its hash, so its bytes never change.
const forever = 'public, max-age=31536000, immutable';
/** The folders of pictures, for which a static host has a rule of its own. */
export const pictureFolders = ['/assets/pictures/', '/assets/previews/'] as const;
/** Image searches, forums and mail programs show a picture on pages of their own. */
export const pictureHeaders: HeaderSet = { 'cross-origin-resource-policy': 'cross-origin' };
const anHour = 'public, max-age=3600';

/** The headers for a file: its type, and how long it may be cached. */
export function fileHeaders(path: string): HeaderSet {
  const policy = path.endsWith('.svg') ? drawingHeaders : {};
  const type = { 'content-type': mediaType(path), ...policy };
  if (pictureFolders.some((folder) => path.startsWith(folder)))
    return { ...type, ...pictureHeaders, 'cache-control': forever };
  if (path.startsWith('/assets/')) return { ...type, 'cache-control': forever };
  if (path.startsWith('/data/')) {
    return { ...type, 'cache-control': revalidated, 'x-robots-tag': 'noindex' };
  }
  if (path.endsWith('.html'))
    return { ...type, 'cache-control': revalidated, ...speculationHeader };
  return { ...type, 'cache-control': anHour };
}
