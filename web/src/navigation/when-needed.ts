import { onFirstPress } from './on-first-press.ts';

/** What the application answers; a link needs it too, and has its own watch. */
const controls = 'button, input, select, textarea, summary, label';

/** Buttons that only the application answers, while it is not there. */
const waiting = '#page:not([data-running]) [data-late]';

/** The signs that a control is about to be used, by a mouse or finger and by the keyboard. */
const signs = ['pointerover', 'focusin'];

/**
 * How long after its load a page that nobody uses is taken over. A slow phone works for half a second on it: by then it
 * has decoded the pictures in sight, and whoever came to read does.
 */
const lateMilliseconds = 4_000;

/** Loads the application when an interactive page is about to be used, and otherwise late. */
export function whenNeeded(load: () => Promise<unknown>): void {
  const served = document.querySelector<HTMLElement>('#document');
  if (!served) return;
  for (const sign of signs) {
    document.querySelector('#page')?.addEventListener(sign, ({ target }) => {
      if (target instanceof Element && target.closest(controls)) load();
    });
  }
  // The click that the application was loaded for is not lost.
  onFirstPress(waiting, async () => {
    await load();
    return (button) => button.matches('[data-running] *') && button.click();
  });
  if (served.dataset.waits === undefined) {
    addEventListener('load', () => setTimeout(load, delay()));
  }
}

/** What is on the shortlist is to be seen at once. */
function delay(): number {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the shortlist is all that is kept
    return localStorage.length > 0 ? 0 : lateMilliseconds;
  } catch {
    return lateMilliseconds;
  }
}
