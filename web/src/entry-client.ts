import { isShown } from './domain/local-time.ts';
import './styles/index.css';
import { keepFieldsInView } from './enhance/keep-in-view.ts';
import { markListed } from './enhance/mark-listed.ts';
import { enhanceMenus, enhanceSlideOut } from './enhance/menus.ts';
import { enhanceOpenNow } from './enhance/open-now.ts';
import { startNavigation } from './navigation/navigation.ts';
import { isAnswered } from './page/asked-query.ts';

markListed();
enhanceMenus();
keepFieldsInView();
enhanceSlideOut();
startNavigation();
// The bundler would emit any other way of using a module in full, on every page.
onFirstPress('[data-embed]', () =>
  import('./enhance/show-embed.ts').then((code) => code.showEmbed),
);
onFirstPress('[data-enlarge]', () => import('./enhance/enlarge.ts').then((code) => code.enlarge));
// Nothing of the search is loaded before its first key.
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches('[data-suggest]'))
    import('./enhance/suggest.ts').then(
      (code) => code.suggest(target),
      () => {},
    );
});
answerSearch();
enhanceNotice();
enhanceOpenNow();
enhancePrintHeader();
// Few documents have a list of contents; where the application runs, the list does it itself.
const contents = document.querySelector('body:not(:has(#document)) [data-contents]');
if (contents) import('./policy/follow-reading.ts').then((code) => code.followReading(contents));

type Handler = (button: HTMLElement) => void;

/** Handles clicks on some buttons with code fetched at the first click: most visitors click none. */
function onFirstPress(buttons: string, load: () => Promise<Handler>): void {
  document.addEventListener('click', async (event) => {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLElement>(buttons);
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Where the code does not come, a link leads where it does without scripts.
    event.preventDefault();
    const handle = await load().catch(() => {});
    if (handle) handle(button);
    else if (button instanceof HTMLAnchorElement) location.assign(button.href);
  });
}

/** A host of files, or a server that is busy, sends the page without its answer, which the field then gives. */
function answerSearch(): void {
  const page = document.querySelector<HTMLElement>('#page');
  const field = page?.querySelector<HTMLInputElement>('[data-suggest]');
  if (!page || !field || isAnswered(page, location.search)) return;
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Hides the notice of a page that was made before its last day, and shows it from its first. */
function enhanceNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-until]');
  if (notice) notice.hidden = !isShown(notice.dataset, new Date());
}

/** Adds to the printed header what is not known at build time: the page's address and the date. */
function enhancePrintHeader(): void {
  addEventListener('beforeprint', fillPlace);
}

function fillPlace(): void {
  const place = document.querySelector('[data-print-place]');
  if (!place) return;
  const { lang } = document.documentElement;
  const date = new Date().toLocaleDateString(lang, { dateStyle: 'long' });
  place.textContent = ` · ${location.href} · ${date}`;
}
