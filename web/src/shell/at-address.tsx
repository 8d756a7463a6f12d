import type { ReactElement } from 'react';
import { createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { SearchAtOnce } from '../search/findings.ts';
import { nothing, type Search, searchSite } from '../search/search-site.ts';

/** What a route has, and the searches of other pages. */
interface AtAddress {
  readonly data?: unknown;
  readonly searchOf?: (address: string) => Search | undefined;
}

/** An element as the router shows it at an address, with the data of its route; for the server. */
export function atAddress(
  url: string,
  element: ReactElement,
  { data = null, searchOf }: AtAddress = {},
): ReactElement {
  const { pathname, search } = new URL(`http://localhost${url}`);
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  const routes = [{ id: 'page', path: '*', element }];
  const context = {
    basename: '/',
    location,
    matches: matchRoutes(routes, location) ?? [],
    loaderData: { page: data },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  const router = createStaticRouter(routes, context);
  const searchAtOnce = (source: Search | string, query: string) => {
    const search = typeof source === 'string' ? searchOf?.(source) : source;
    return search ? searchSite(search, query) : nothing;
  };
  return (
    <SearchAtOnce value={searchAtOnce}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SearchAtOnce>
  );
}
