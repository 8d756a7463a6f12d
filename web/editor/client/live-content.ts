// In development every page loads this: new content appears in the open page as it is saved, and what is typed as it is typed.

import { withoutPlaces } from '../../../codegen/model/place-marks.ts';
import type { PreviewedPage } from '../calls/edit-request.ts';
import { previewEvent, shownEvent } from './page-frame.ts';

const framePieces = ['[data-top-bar]', 'body > header', 'body > footer', 'body > [data-call-bar]'];

const isInFrame = parent !== window;

async function showNewContent(): Promise<void> {
  document.querySelector('vite-error-overlay')?.remove();
  // The editor's marks are for its frame alone.
  const response = await fetch(location.href, isInFrame ? {} : { headers: { 'x-is-page': '1' } });
  await isSettled();
  showPage(await response.text());
}

const isTaken = () => document.querySelector('#page')?.hasAttribute('data-running') === true;

/** Waits for React where it is about to own the page, which must stay as it was served until then. */
function isSettled(): Promise<void> {
  const page = document.querySelector('#page');
  return new Promise((resolve) => {
    if (!page || !document.getElementById('document') || isTaken()) return resolve();
    const watcher = new MutationObserver(() => {
      if (!isTaken()) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(page, { attributeFilter: ['data-running'] });
  });
}

/** Shows another state of the open page. */
function showPage(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  if (document.title !== next.title) document.title = next.title;
  // Where the application runs, React owns the page and updates it.
  for (const piece of isTaken() ? framePieces : [...framePieces, '#page']) {
    const [shown, fresh] = [document.querySelector(piece), next.querySelector(piece)];
    if (shown && fresh) update(shown, fresh);
  }
}

/** The style sheet of what is typed, over that of what is saved. */
const drafted = document.createElement('style');

/** Shows the page as it would be with what is typed. */
async function previewPage({ html, data, styles }: PreviewedPage): Promise<void> {
  await isSettled();
  drafted.textContent = styles ?? '';
  document.head.append(drafted);
  showPage(html);
  if (isTaken() && data) dispatchEvent(new CustomEvent('content:drafted', { detail: data }));
}

/** Replaces only what differs: anything opened or scrolled elsewhere stays as it is, and less is laid out again. */
function update(shown: Element, fresh: Element): void {
  if (shown.isEqualNode(fresh)) return;
  const [old, parts] = [[...shown.children], [...fresh.children]];
  const isAround = parts.length > 0 && old.length === parts.length && isSameAround(shown, fresh);
  if (!isAround) {
    shown.replaceWith(fresh);
    return;
  }
  for (const [index, part] of parts.entries()) {
    const other = old[index];
    if (other) update(other, part);
  }
}

/** Whether two elements differ only in their child elements. */
function isSameAround(shown: Element, fresh: Element): boolean {
  const [one, other] = [shown, fresh].map((element) => {
    const copy = element.cloneNode() as Element;
    const texts = [...element.childNodes].map((node) =>
      node instanceof Element ? '' : node.nodeValue,
    );
    return [copy, texts.join('\n')] as const;
  });
  return one?.[1] === other?.[1] && one?.[0].isEqualNode(other?.[0] ?? null) === true;
}

import.meta.hot?.on('content:changed', showNewContent);
// What is saved shows until it is typed over.
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  if (updates.some(({ type }) => type === 'css-update')) drafted.remove();
});
// An error that was shown before this page was listening may be gone since.
if (document.querySelector('vite-error-overlay')) import.meta.hot?.send('content:listening');

addEventListener(previewEvent, ({ detail }: CustomEventInit<PreviewedPage>) => {
  if (detail) void previewPage(detail);
});

// What is copied has no marks: it may end up in a form.
addEventListener('copy', (event) => {
  const text = getSelection()?.toString() ?? '';
  if (text === withoutPlaces(text)) return;
  event.clipboardData?.setData('text/plain', withoutPlaces(text));
  event.preventDefault();
});

// The editor, if this is the page in its frame.
if (isInFrame) parent.dispatchEvent(new CustomEvent(shownEvent, { detail: window }));
