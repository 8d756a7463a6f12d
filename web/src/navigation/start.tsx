import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { PageDocument } from '../../../generated/sections.ts';
import { isAnswered } from '../page/asked-query.ts';
import type { PageData } from '../page/page-data.ts';
import { shownTags } from '../page/page-head.ts';
import * as pages from '../page/page-store.ts';
import { fetchData } from '../page/page-store.ts';
import type { LoadedPage } from '../page/routed-page.tsx';
import { prepareSections } from '../sections/section-view.tsx';
import { isServedHere } from './document-place.ts';
import { rememberUse } from './early-use.ts';
import { announceWait, followLinks } from './follow-links.ts';
import { createSiteRouter, type SiteRouter } from './router.tsx';

/** Hydrates the page, on which buttons may wait for it; resolves once React owns it, with how to prefetch another. */
export async function startApplication(
  pressed: readonly Element[],
): Promise<typeof pages.prefetchPage> {
  const container = document.querySelector<HTMLElement>('#page');
  const served = await readServedPage();
  if (!container || !served) throw new Error('The document has no page to hydrate.');
  await prepareSections(served.page.sections);
  // Back has led elsewhere meanwhile, and this document is being replaced: its router would take that entry for its own.
  if (!isServedHere()) throw new Error('The document is no longer the one of the address.');
  // What its form came back with belongs to this visit alone.
  pages.keepPage(location.pathname, { ...served, form: undefined, isServed: false });
  const use = rememberUse(container, pressed);
  const router = await new Promise<SiteRouter>((onRunning) => {
    const own = createSiteRouter({ container, served, onRunning: () => onRunning(own) });
    const start = () => {
      const view = <RouterProvider router={own} useTransitions={false} />;
      // Hydrated, the page would keep the markup of another query.
      if (isAnswered(container, location.search)) {
        // Who extends the browser may have changed the page; if we have, development and the tests must know.
        hydrateRoot(container, view, { onRecoverableError: reportError });
      } else createRoot(container).render(view);
    };
    // In slices, so that the browser can respond in between, unless somebody waits already.
    if (use.isUsed()) flushSync(start);
    else startTransition(start);
  });
  use.repeat();
  followLinks(router);
  announceWait(router);
  // In development the page is fetched again when its content has changed, and shows what is typed in its form.
  import.meta.hot?.on('content:changed', async () => {
    if (await pages.fetchPage(location.pathname)) router.revalidate();
  });
  if (import.meta.hot)
    addEventListener('content:drafted', async (event) => {
      const { page, head }: PageData = (event as CustomEvent).detail;
      await prepareSections(page.sections);
      // Imported above, it would come in another order in the built site.
      const { createTags } = await import('../page/page-head.ts');
      pages.keepPage(location.pathname, { page, head: createTags(head), isServed: false });
      router.revalidate();
    });
  return pages.prefetchPage;
}

/** The page the server rendered, which embeds its document or links to it. */
async function readServedPage(): Promise<LoadedPage | undefined> {
  const from = document.getElementById('document')?.dataset.from;
  const page: PageDocument = from ? (await fetchData(from))?.page : readData('document');
  const form = readData('request')?.form;
  return page && { page, head: shownTags(), form, isServed: true };
}

function readData(id: string) {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
