import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PageHead } from '../../../generated/contract/page.ts';
import type { RenderedPage, RenderRequest } from '../../../generated/contract/render.ts';
import {
  type Fallback,
  type FormerAddress,
  isAnsweredBy,
  type Route,
} from '../../../generated/contract/routes.ts';
import type { PageDocument } from '../../../generated/sections.ts';
import type { PageData } from '../page/page-data.ts';
import { type LoadedPage, RoutedPage } from '../page/routed-page.tsx';
import type { Search } from '../search/search-site.ts';
import { knownQuery } from '../sections/known-query.ts';
import { atAddress } from './at-address.tsx';
import { pageTags } from './head-tags.tsx';
import { htmlDocument, type ShellParts } from './html-document.tsx';

/** A page's content: what it shows, and what only its head says. */
export interface PageSource {
  readonly page: PageDocument;
  readonly head: PageHead;
}

interface RendererParts {
  readonly routes: readonly (Pick<Route, 'path' | 'page'> & Partial<Pick<Route, 'queryNames'>>)[];
  readonly fallbacks: readonly Fallback[];
  readonly formerAddresses?: readonly FormerAddress[];
  readonly readPage: (name: string) => PageSource;
  readonly shell: ShellParts;
}

/** Renders the page at an address. */
export type Render = (url: string, request?: RenderRequest) => RenderedPage;

/** Creates the renderer over a route table and a source of page documents. */
export function createRender(parts: RendererParts): Render {
  const { routes, fallbacks, formerAddresses = [], readPage, shell } = parts;
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const former = new Map(formerAddresses.map((each) => [each.path, each]));
  // A page may say of itself that what it is about is gone, at each of its addresses.
  const gone = new Set(formerAddresses.flatMap(({ page, status }) => (status === 410 ? page : [])));

  const searchOf = (address: string) => {
    const route = byPath.get(address);
    const sections = route ? readPage(route.page).page.sections : [];
    return sections.find(({ kind }) => kind === 'site-search')?.props as Search | undefined;
  };

  function renderPage(
    name: string,
    url: string,
    request: RenderRequest | undefined,
    names: readonly string[] = [],
  ): string {
    const { page, head } = readPage(name);
    const loaded: LoadedPage = { page, head: [], isServed: true, form: request?.form };
    // Only a hydrated page needs the markers by which React finds its texts again.
    const toMarkup = page.interactive ? renderToString : renderToStaticMarkup;
    const routed = <RoutedPage texts={shell.texts} />;
    const markup = toMarkup(atAddress(url, routed, { data: loaded, searchOf }));
    const query = { search: new URL(`http://localhost${url}`).search, names };
    return htmlDocument(shell, { page, head, markup, query, request });
  }

  return (url, request) => {
    const path = readPath(url);
    const route = byPath.get(path);
    if (route) {
      const status = gone.has(route.page) ? 410 : 200;
      return { status, html: renderPage(route.page, url, request, route.queryNames) };
    }
    const moved = former.get(path);
    if (moved?.status === 308) return { status: 308, html: '', location: moved.to };
    if (moved) return { status: 410, html: renderPage(moved.page, url, request) };
    const fallback = fallbacks.find((each) => isAnsweredBy(each, path));
    if (!fallback) return { status: 404, html: '' };
    if (fallback.status === 302) return { status: 302, html: '', location: fallback.path };
    return { status: 404, html: renderPage(fallback.page, url, request) };
  };
}

/** Creates the reader of addresses: of a query it leaves what changes the page. */
export function createAddressReader({
  routes,
  readPage,
}: Pick<RendererParts, 'routes' | 'readPage'>) {
  const pages = new Map(routes.map(({ path, page }) => [path, page]));
  return (url: string): string => {
    const { pathname, search } = new URL(`http://localhost${url}`);
    const name = pages.get(readPath(url));
    return name === undefined
      ? pathname
      : pathname + knownQuery(search, readPage(name).page.sections);
  };
}

/** What the browser fetches to show a page without loading a document. */
export function pageData({ page, head }: PageSource, { site, assets }: ShellParts): PageData {
  return {
    page,
    head: pageTags(page, head, site),
    assets: [...assets.styles, ...assets.scripts],
  };
}

/** The path, spelled as in the route table. */
function readPath(url: string): string {
  // A path may begin with two slashes, where the host would be in a relative address.
  const { pathname } = new URL(`http://localhost${url}`);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
