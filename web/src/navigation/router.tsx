import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createBrowserRouter, createPath, type LoaderFunctionArgs } from 'react-router-dom';
import { focusPlace, showHead } from '../page/page-head.ts';
import { loadPage } from '../page/page-store.ts';
import { type LoadedPage, RoutedPage } from '../page/routed-page.tsx';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

interface RouterParts {
  /** The element that React renders into. */
  readonly container: HTMLElement;
  /** The page that the document was loaded with. */
  readonly served: LoadedPage;
  readonly onRunning: () => void;
}

/** Creates the router: one route, which shows the page that the server has at an address. */
export function createSiteRouter({ container, served, onRunning }: RouterParts): SiteRouter {
  // The browser has restored this entry itself: the router must not know an earlier position of it.
  history.replaceState({ ...history.state, key: `${Math.random()}` }, '');
  let shown = served;
  let shownAt = location.pathname;
  const onShown = (loaded: LoadedPage) => {
    container.dataset.running = '';
    onRunning();
    shownAt = location.pathname;
    if (loaded === shown) return;
    showHead(loaded.head, loaded.page.path);
    if (loaded.page.path !== shown.page.path) focusPlace();
    shown = loaded;
  };
  const loader = async ({ request }: LoaderFunctionArgs) => {
    const { location: to } = router.state.navigation;
    // The browser has gone back or forward already; a click changes the entry only once the page is there.
    const isReturn = !to || to.key === history.state?.key;
    const page = await loadPage(new URL(request.url).pathname, request.signal, isReturn);
    if (!page && !request.signal.aborted) loadDocument(router);
    return page ?? new Promise<never>(() => undefined);
  };
  const route = {
    id: 'page',
    path: '*',
    loader,
    // A page answers its query itself.
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
    element: <RoutedPage texts={JSON.parse(container.dataset.texts ?? '{}')} onShown={onShown} />,
    errorElement: <Fault container={container} isShown={() => location.pathname === shownAt} />,
  };
  const router = createBrowserRouter([route], { hydrationData: { loaderData: { page: served } } });
  return router;
}

/** Has the server answer where a navigation leads: it knows a page, a redirect or "not found". */
function loadDocument({ state }: SiteRouter): void {
  const to = createPath(state.navigation.location ?? state.location);
  if (new URL(to, location.href).href === location.href) location.reload();
  else location.assign(to);
}

interface FaultProps {
  /** The element that the page is rendered into. */
  container: HTMLElement;
  /** True if the page that is still shown is the one of the address. */
  isShown: () => boolean;
}

/** Replaces a page that failed: what was shown before stays, or the server sends the page of the address. */
function Fault({ container, isShown }: FaultProps) {
  const place = useRef<HTMLDivElement>(null);
  // React removes it only after this has rendered.
  const [before] = useState(() => [...container.childNodes].map((node) => node.cloneNode(true)));
  useLayoutEffect(() => place.current?.replaceChildren(...before), [before]);
  useEffect(() => {
    if (!isShown()) location.reload();
  }, [isShown]);
  return <div className="contents" ref={place} />;
}
