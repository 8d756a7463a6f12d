/** What the keyboard stops at, beside what it stops at anyway. */
const texts = 'h1, h2, h3, p, li, dt, dd, figcaption, img';

/** As long as a page takes that changes in steps. */
const pause = 300;

/** Lets the keyboard reach what can be changed on a page, also as that changes, until the answer is called. */
export function markStops(
  { document }: Window,
  changeable: (elements: readonly Element[]) => Promise<readonly Element[]>,
): () => void {
  let stops: readonly Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = async () => {
    // React compares the page that it takes over with what was served.
    const page = document.querySelector('#page');
    if (document.getElementById('document') && !page?.hasAttribute('data-running')) return;
    const found = await changeable([...document.querySelectorAll(texts)]);
    const fresh = found.filter((each) => !each.hasAttribute('tabindex'));
    for (const stop of fresh) addStop(stop);
    stops = [...stops, ...fresh];
  };
  const watcher = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void mark(), pause);
  });
  void mark();
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-running'],
  });
  return () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const stop of stops) removeStop(stop);
  };
}

/** Pictures without a description, which have one while they can be chosen. */
const decorations = new WeakSet<Element>();

function addStop(element: Element): void {
  element.setAttribute('tabindex', '0');
  if (element.getAttribute('alt') !== '') return;
  decorations.add(element);
  element.setAttribute('alt', 'Picture');
}

function removeStop(element: Element): void {
  element.removeAttribute('tabindex');
  if (decorations.delete(element)) element.setAttribute('alt', '');
}
