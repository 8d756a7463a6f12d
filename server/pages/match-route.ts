import type { RequestHandler, Response } from 'express';
import {
  type Fallback,
  type FormerAddress,
  isAnsweredBy,
  type Route,
} from '../../generated/contract/routes.ts';
import { cleanPath, decodePath, readTarget } from '../http/address.ts';
import type { Prebuilt } from './prebuilt.ts';

/** The route a URL matches. */
export type RouteMatch =
  | { readonly kind: 'page'; readonly route: Route; readonly search: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly search: string }
  | { readonly kind: 'gone'; readonly path: string }
  | { readonly kind: 'fallback'; readonly fallback: Fallback | undefined }
  | { readonly kind: 'invalid'; readonly status: 400 | 404 };

interface Table {
  readonly routes: readonly Route[];
  /** The longest prefix comes first. */
  readonly fallbacks: readonly Fallback[];
  readonly formerAddresses: readonly FormerAddress[];
  readonly prebuilt: Pick<Prebuilt, 'resources' | 'files'>;
}

/** Matches the URL of a request. */
export type MatchRoute = (url: string) => RouteMatch;

/** Creates the matcher over the route table and the public files. */
export function createRouteMatcher(table: Table): MatchRoute {
  const { routes, fallbacks, formerAddresses, prebuilt } = table;
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const formerByPath = new Map(formerAddresses.map((former) => [former.path, former]));
  const findFallback = (path: string): RouteMatch => {
    const lower = path.toLowerCase();
    return { kind: 'fallback', fallback: fallbacks.find((each) => isAnsweredBy(each, lower)) };
  };
  return (url) => {
    const target = readTarget(url);
    const decoded = decodePath(target.path);
    if (decoded.status !== 200) {
      return decoded.status === 400 ? { kind: 'invalid', status: 400 } : findFallback('/');
    }
    const { path } = decoded;
    const route = byPath.get(path);
    if (route) return { kind: 'page', route, search: target.search };
    if (prebuilt.resources.has(path) || prebuilt.files.has(path)) return { kind: 'file', path };
    const clean = cleanPath(path);
    if (byPath.has(clean)) return { kind: 'redirect', to: clean, search: target.search };
    // However it is spelled, an old address redirects in one step.
    const former = formerByPath.get(clean);
    if (former?.status === 308) return { kind: 'redirect', to: former.to, search: target.search };
    if (former) return { kind: 'gone', path: former.to };
    return isFilePath(path) ? { kind: 'invalid', status: 404 } : findFallback(path);
  };
}

/** Matches the address of each request, once for all that handle it. */
export function matchAddress(matchRoute: MatchRoute): RequestHandler {
  return (request, response, next) => {
    const match = matchRoute(request.url);
    response.locals.match = match;
    const [, folder] = /^\/(assets|data)\//.exec(request.path) ?? [];
    response.locals.route = folder ?? match.kind;
    next();
  };
}

/** The address of the page that answers a match; no page has the empty one. */
export function shownPath(match: RouteMatch): string {
  switch (match.kind) {
    case 'page':
      return match.route.path;
    case 'gone':
      return match.path;
    case 'fallback':
      return match.fallback?.path ?? '';
    default:
      return '';
  }
}

/** What the address of the request matches. */
export function matchOf(response: Response): RouteMatch {
  return response.locals.match;
}

// Scripts and the application fetch below these prefixes: a whole page is no use to them.
function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/data/');
}
