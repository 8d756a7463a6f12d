/**
 * Changes the page in a view transition, in which an opened card's picture moves to its place on the new page, if the
 * browser supports it and the visitor allows motion. The change is then applied in the next frame.
 */
export function inMotion(change: () => void): void {
  if (!isWanted()) {
    change();
    return;
  }
  const transition = document.startViewTransition(change);
  transition.updateCallbackDone.catch(reportError);
  // It is skipped while the page is not visible; the change is applied anyway.
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
