let whole: Promise<void> | undefined;

/**
 * Loads the rules of all pages. A page comes with the rules its own markup uses; these are among them, in the same
 * order, so nothing changes on the current page.
 */
export function loadWholeStyles(): Promise<void> {
  whole ??= load().catch((fault) => {
    whole = undefined;
    throw fault;
  });
  return whole;
}

async function load(): Promise<void> {
  const own = document.querySelector<HTMLElement>('link[data-whole]');
  if (!own) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = own.dataset.whole ?? '';
  const isLoaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error('The styles cannot be loaded.')));
  });
  document.head.append(link);
  await isLoaded;
}
