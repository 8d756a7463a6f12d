import { mediaType } from '../http/media-type.ts';
import { drawingHeaders, type HeaderSet } from '../http/security-headers.ts';
import { speculationHeader } from './speculation-rules.ts';

// Pages and data may change with each build: a cached copy must be revalidated.
const revalidated = 'no-cache';
// An asset's name holds its hash, so its bytes never change.
const forever = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/** The headers for a file: its type, and how long it may be cached. */
export function fileHeaders(path: string): HeaderSet {
  const policy = path.endsWith('.svg') ? drawingHeaders : {};
  const type = { 'content-type': mediaType(path), ...policy };
  if (path.startsWith('/assets/')) return { ...type, 'cache-control': forever };
  if (path.startsWith('/data/')) {
    return { ...type, 'cache-control': revalidated, 'x-robots-tag': 'noindex' };
  }
  if (path.endsWith('.html'))
    return { ...type, 'cache-control': revalidated, ...speculationHeader };
  return { ...type, 'cache-control': anHour };
}
