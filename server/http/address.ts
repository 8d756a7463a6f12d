/** A request target: the path as sent, and the query with its question mark, or an empty string. */
export interface Target {
  readonly path: string;
  readonly search: string;
}

/** Splits a request target; the absolute form that proxies send loses its origin. */
export function readTarget(url: string): Target {
  const local = url.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = local.indexOf('?');
  const path = mark < 0 ? local : local.slice(0, mark);
  return { path: path === '' ? '/' : path, search: mark < 0 ? '' : local.slice(mark) };
}

/** A decoded path, or the status for one that matches nothing. */
export type DecodedPath =
  | { readonly status: 200; readonly path: string }
  | { readonly status: 400 | 404 };

/** Decodes a path segment by segment: an encoded slash never becomes a separator. */
export function decodePath(path: string): DecodedPath {
  if (!path.startsWith('/') || path.includes('//')) return { status: 404 };
  try {
    const segments = path.split('/').map(decodeURIComponent);
    if (segments.some((segment) => /[/\\\0]/.test(segment))) return { status: 404 };
    return { status: 200, path: segments.join('/') };
  } catch {
    return { status: 400 };
  }
}

/** The one spelling an address is published under: lower case, no trailing slash, no `.html`. */
export function cleanPath(path: string): string {
  const lower = path.toLowerCase();
  const bare = lower.endsWith('/') ? lower.slice(0, -1) : lower;
  const clean = bare.replace(/\/index\.html$|\.html$/, '');
  return clean === '' ? '/' : clean;
}

/** A path or query, encoded for use in a header. */
export function encodeForHeader(text: string): string {
  return text.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}
