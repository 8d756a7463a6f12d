/**
 * A field for typing that is tapped clears the bar at the bottom, by the margins of the style sheet: browsers scroll only to one that
 * is out of view.
 */
export function keepFieldsInView(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('main .field:not(select)'))
      target.scrollIntoView({ block: 'nearest' });
  });
}
