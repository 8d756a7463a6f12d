import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { PageDocument } from '../../../generated/sections.ts';
import { keepTexts } from '../form/kept-texts.ts';
import { shownTags } from '../page/page-head.ts';
import * as pages from '../page/page-store.ts';
import { prepareSections } from '../sections/section-view.tsx';
import { isAnswered } from './asked-query.ts';
import { announceWait, followLinks } from './follow-links.ts';
import { createSiteRouter, type SiteRouter } from './router.tsx';

/** Hydrates the page; resolves once React owns it, with how to prefetch another. */
export async function startApplication(): Promise<typeof pages.prefetchPage> {
  const container = document.querySelector<HTMLElement>('#page');
  const served = await readServedPage();
  if (!container || !served) throw new Error('The document has no page to hydrate.');
  await prepareSections(served.page.sections);
  pages.keepPage(location.pathname, served);
  const router = await new Promise<SiteRouter>((onRunning) => {
    const own = createSiteRouter({ container, served, onRunning: () => onRunning(own) });
    const putBackTexts = keepTexts(container);
    const start = () => {
      const view = <RouterProvider router={own} useTransitions={false} />;
      // Hydrated, the page would keep the markup of another query.
      if (isAnswered(container, location.search)) hydrateRoot(container, view);
      else createRoot(container).render(view);
    };
    // In slices, so that the browser can respond in between, unless typed text would not be safe in between.
    if (putBackTexts) flushSync(start);
    else startTransition(start);
    putBackTexts?.();
  });
  followLinks(router);
  announceWait(router);
  // In development the current page is fetched again when its content has changed.
  import.meta.hot?.on('content:changed', async () => {
    if (await pages.fetchPage(location.pathname)) router.revalidate();
  });
  return pages.prefetchPage;
}

/** The page the server rendered, which embeds its document or links to it. */
async function readServedPage(): Promise<pages.LoadedPage | undefined> {
  const from = document.getElementById('document')?.dataset.from;
  const page: PageDocument = from ? (await pages.fetchData(from))?.page : readData('document');
  const form = readData('request')?.form;
  return page && { page, head: shownTags(), form, isServed: true };
}

function readData(id: string) {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
