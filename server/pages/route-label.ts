import { serverAddresses } from '../../generated/contract/own-addresses.ts';
import { readTarget } from '../http/address.ts';
import type { MatchRoute } from './match-route.ts';

/** Names the kind of address that a URL is: one of a few. */
export type RouteLabel = (url: string) => string;

interface LabelParts {
  readonly matchRoute: MatchRoute;
  /** The paths of the API's operations. */
  readonly apiPaths: readonly string[];
  /** The most requested addresses, labeled before the first request. */
  readonly prepared: Iterable<string>;
}

/** Labels addresses by the API operation they match, or by what they lead to. */
export function createRouteLabel({ matchRoute, apiPaths, prepared }: LabelParts): RouteLabel {
  const label = createLabel(matchRoute, apiPaths);
  const known = new Map(Array.from(prepared, (url) => [url, label(url)]));
  return (url) => known.get(url) ?? label(url);
}

function createLabel(matchRoute: MatchRoute, apiPaths: readonly string[]): RouteLabel {
  const { api, ...others } = serverAddresses;
  const own = new Set<string>(Object.values(others));
  const patterns = apiPaths.map((apiPath) => ({ apiPath, parts: apiPath.split('/') }));
  return (url) => {
    const { path } = readTarget(url);
    if (own.has(path)) return path;
    const parts = path.split('/');
    if (`/${parts[1]}` === api)
      return patterns.find((each) => isLike(each.parts, parts))?.apiPath ?? 'api';
    if (parts[1] === 'assets' || parts[1] === 'data') return parts[1];
    return matchRoute(url).kind;
  };
}

/** Whether an address matches a pattern, in which a name in braces matches any part. */
function isLike(pattern: readonly string[], parts: readonly string[]): boolean {
  const isSame = (part: string, index: number) => part.startsWith('{') || part === parts[index];
  return pattern.length === parts.length && pattern.every(isSame);
}
