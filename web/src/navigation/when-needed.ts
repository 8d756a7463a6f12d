import { isAnswered } from './asked-query.ts';
import { onFirstPress } from './on-first-press.ts';

/** The controls that the application handles; a link needs it too, but is watched separately. */
const controls = 'button, input, select, textarea, summary, label';

/** Buttons that only the application handles, while it is not loaded. */
const waiting = '#page:not([data-running]) [data-late]';

/** The events that show that a control is about to be used, by mouse, finger or keyboard. */
const signs = ['pointerover', 'focusin'];

/**
 * How long after loading a page that nobody uses is hydrated. A slow phone spends half a second on it: by then it has
 * decoded the visible pictures, and visitors are reading.
 */
const lateMilliseconds = 4_000;

/** Loads the application when an interactive page is about to be used, or else after a delay. */
export function whenNeeded(load: () => Promise<unknown>): void {
  const served = document.querySelector<HTMLElement>('#document');
  const page = document.querySelector<HTMLElement>('#page');
  if (!served || !page) return;
  if (!isAnswered(page, location.search)) load();
  for (const sign of signs) {
    page.addEventListener(sign, ({ target }) => {
      if (target instanceof Element && target.closest(controls)) load();
    });
  }
  // The click that loaded the application is replayed.
  onFirstPress(waiting, async () => {
    await load();
    return (button) => button.matches('[data-running] *') && button.click();
  });
  if (served.dataset.waits === undefined) {
    addEventListener('load', () => setTimeout(load, delay()));
  }
}

/** The shortlist has to show at once. */
function delay(): number {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the shortlist is all that is kept
    return localStorage.length ? 0 : lateMilliseconds;
  } catch {
    return lateMilliseconds;
  }
}
