/**
 * Makes a change of the page; where a card is opened its picture moves to its place on the new page, if the browser can
 * and the visitor wants motion. The change is then made with the next frame.
 */
export function inMotion(change: () => void): void {
  if (!isWanted()) {
    change();
    return;
  }
  const transition = document.startViewTransition(change);
  transition.updateCallbackDone.catch(reportError);
  // It is left out where the page is not in view; the change is made all the same.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}

function isWanted(): boolean {
  return (
    'startViewTransition' in document &&
    document.activeElement?.matches('.card-link') === true &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
