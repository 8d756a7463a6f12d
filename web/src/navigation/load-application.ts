import { internalAddressAt } from './internal-link.ts';
import type { StartedApplication } from './start.tsx';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;
const idleDeadline = { timeout: 2000 };

/** Loads the application when a page needs it, or as soon as the visitor is about to go on. */
export function loadApplicationByNeed(): void {
  const startPath = location.pathname;
  let application: Promise<StartedApplication | undefined> | undefined;
  let isRunning = false;

  async function load(): Promise<StartedApplication | undefined> {
    try {
      const { startApplication } = await import('./start.tsx');
      const started = await startApplication();
      isRunning = true;
      return started;
    } catch {
      // Without the application a link is a link: nothing is lost.
      return undefined;
    }
  }

  const start = () => {
    application ??= load();
    return application;
  };

  for (const intent of intents) {
    document.addEventListener(
      intent,
      async ({ target }) => {
        const address = internalAddressAt(target);
        if (address) (await start())?.prefetch(address.pathname);
      },
      { passive: true },
    );
  }

  // An entry of the history made by the application before a reload: only a load shows its page.
  addEventListener('popstate', () => {
    if (!isRunning && location.pathname !== startPath) location.reload();
  });

  if (document.querySelector('#document')) whenIdle(start);
}

/** After load and idle, so that the application never competes with the page itself. */
function whenIdle(start: () => unknown): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, idleDeadline);
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
