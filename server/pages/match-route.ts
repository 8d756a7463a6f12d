import type { Fallback, Route } from '../../generated/contract/routes.ts';
import { cleanPath, decodePath, readTarget } from '../http/address.ts';
import type { Resource } from '../http/resource.ts';

/** What stands at a requested address. */
type Place =
  | { readonly kind: 'page'; readonly route: Route; readonly search: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'moved'; readonly to: string; readonly search: string }
  | { readonly kind: 'fallback'; readonly fallback: Fallback | undefined }
  | { readonly kind: 'nothing'; readonly status: 400 | 404 };

interface Table {
  readonly routes: readonly Route[];
  /** The longest prefix comes first. */
  readonly fallbacks: readonly Fallback[];
  readonly resources: ReadonlyMap<string, Resource>;
}

/** Finds what stands at the address of a request. */
export type FindPlace = (url: string) => Place;

/** Builds the finder over the route table and the public files. */
export function createRouteFinder({ routes, fallbacks, resources }: Table): FindPlace {
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const findFallback = (path: string): Place => {
    const lower = path.toLowerCase();
    return { kind: 'fallback', fallback: fallbacks.find(({ prefix }) => lower.startsWith(prefix)) };
  };
  return (url) => {
    const target = readTarget(url);
    const decoded = decodePath(target.path);
    if (decoded.status !== 200) {
      return decoded.status === 400 ? { kind: 'nothing', status: 400 } : findFallback('/');
    }
    const { path } = decoded;
    const route = byPath.get(path);
    if (route) return { kind: 'page', route, search: target.search };
    if (resources.has(path)) return { kind: 'file', path };
    const clean = cleanPath(path);
    if (byPath.has(clean)) return { kind: 'moved', to: clean, search: target.search };
    return isFilePath(path) ? { kind: 'nothing', status: 404 } : findFallback(path);
  };
}

// Scripts and the application ask below these prefixes: a whole page is no use to them.
function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/data/');
}
