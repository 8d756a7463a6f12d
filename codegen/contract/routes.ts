import type { Alternate } from './languages.ts';

/** What a page may depend on besides its address: the query, or a posted form. */
export type RequestPart = 'query' | 'form';

/** What the security policy of a page may open for pieces of other sites: `script` is its `script-src`. */
export const policyDirectives = ['script', 'frame', 'connect', 'img', 'style'] as const;

/** The origins of other sites that a page opens its policy for. */
export type PageOpenings = {
  readonly [Directive in (typeof policyDirectives)[number]]?: readonly string[];
};

/** One address of the site. */
export interface Route {
  readonly path: string;
  /** The name of the page's files below pages/ and heads/. */
  readonly page: string;
  /** The address search engines know the page by. */
  readonly canonical: string;
  readonly alias: boolean;
  readonly status: 200;
  readonly indexed: boolean;
  /** The page in each language of a site that has several. */
  readonly alternates?: readonly Alternate[];
  /** The files of its own pictures, for search engines; left out where it has none. */
  readonly pictures?: readonly string[];
  /** What its policy opens for pieces of other sites; left out where it shows none. */
  readonly opens?: PageOpenings;
  /** Why the page is rendered for each request, or false. */
  readonly perRequest: RequestPart | false;
  /** The query parameters that its sections read; any other changes nothing. */
  readonly queryNames: readonly string[];
}

/** The answer to unknown addresses below a prefix: a redirect to the page, or the page itself with status 404. */
export interface Fallback {
  readonly prefix: string;
  readonly status: 302 | 404;
  readonly page: string;
  readonly path: string;
}

/**
 * Whether a fallback answers an unknown address. One that redirects stands for a record that is not there, whose address
 * is a single name below the prefix.
 */
export function isAnsweredBy({ prefix, status }: Fallback, path: string): boolean {
  if (!path.startsWith(prefix)) return false;
  return status !== 302 || /^[^/]+\/?$/.test(path.slice(prefix.length));
}

/** A former address: it redirects to a page permanently, or that page says that it is gone. */
export interface FormerAddress {
  readonly path: string;
  readonly status: 308 | 410;
  /** The name of the page's files. */
  readonly page: string;
  /** The target of the redirect, or the address of the page shown instead. */
  readonly to: string;
}

/** The address of a page's data, which the browser fetches to show it without loading a document: `/data/rentals.json`. */
export function dataAddress(path: string): string {
  return `/data${path === '/' ? '/index' : path}.json`;
}

const longestQueryValue = 200;

/** A query parameter as server and browser read it: the first value that is not empty and not too long. */
export function readQueryValue(query: URLSearchParams, name: string): string | undefined {
  const isRead = (value: string) => value !== '' && value.length <= longestQueryValue;
  return query.getAll(name).find(isRead)?.replaceAll('\0', '');
}

const mostListed = 12;

/** The distinct values of a parameter that may hold several, separated by commas or repeated, in order. */
export function readQueryList(query: URLSearchParams, name: string): readonly string[] {
  const values = query.getAll(name).flatMap((value) => value.replaceAll('\0', '').split(','));
  const isRead = (value: string) => value !== '' && value.length <= longestQueryValue;
  return [...new Set(values.map((value) => value.trim()).filter(isRead))].slice(0, mostListed);
}
