import { isAnswered } from '../page/asked-query.ts';
import { isServedHere, keepPlace, loadEntry, restorePlace } from './document-place.ts';
import { prefetchDocument, watchIntent } from './intent.ts';

/**
 * A page without an interactive section is a plain document. On one with such a section this loads the application when
 * the browser is idle or the page is about to be used, whichever comes first; until then a link is just a link.
 */
export function startNavigation(): void {
  document.documentElement.dataset.scripts = '';
  const page = document.querySelector<HTMLElement>('#page');
  const showEntry = () => {
    if (page?.dataset.running !== undefined) return;
    if (isServedHere()) restorePlace();
    // Only the server has the page of an entry that a router added before a reload.
    else loadEntry();
  };
  addEventListener('popstate', showEntry);
  // On a slow network Back may lead to another entry of this document before this script arrives.
  showEntry();
  // While the document of the entry is on its way, this one has no place to keep for it.
  if (isServedHere()) keepPlace();
  if (!page || !document.getElementById('document')) watchIntent(prefetchDocument);
  // A page that is rendered ahead may never be opened.
  else if (Object(document).prerendering)
    document.addEventListener('prerenderingchange', () => startWhenUsed(page), { once: true });
  else startWhenUsed(page);
}

function startWhenUsed(page: HTMLElement): void {
  const pressed: Element[] = [];
  let application: ReturnType<typeof start> | undefined;
  const load = () => {
    application ??= start(pressed);
    return application;
  };
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[type=button]');
    if (button) pressed.push(button);
  });
  watchIntent(async ({ pathname }) => (await load())?.(pathname));
  for (const sign of ['pointerover', 'focusin']) page.addEventListener(sign, load, { once: true });
  if (!isAnswered(page, location.search)) load();
  const loadSoon = () => (window.requestIdleCallback ?? setTimeout)(load);
  if (document.readyState === 'complete') loadSoon();
  else addEventListener('load', loadSoon);
}

async function start(pressed: readonly Element[]) {
  try {
    const { startApplication } = await import('./start.tsx');
    return await startApplication(pressed);
  } catch {
    // The page works as served, with the buttons for browsers without scripts.
    delete document.documentElement.dataset.scripts;
    return undefined;
  }
}
