import { withoutPlaces } from '../../../codegen/model/place-marks.ts';

/** Scrolls the page to an element that is out of sight. */
export function keepInView(element: Element): void {
  if (!isInView(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= (element.ownerDocument.defaultView?.innerHeight ?? 0);
}

const texts = 'h1, h2, h3, p, li, dt, dd, figcaption, a, button, summary, label';

/**
 * Scrolls a part of the page to what says a text, unless that is in sight already: an element that says nothing else, or the innermost
 * that has it among its words.
 */
export function showText(text: string, part: Element): void {
  const wanted = folded(text);
  if (wanted.length < shortest) return;
  const all = [...part.querySelectorAll(texts)].filter((each) => each.checkVisibility());
  const saying = all.filter((each) => folded(each.textContent).includes(wanted));
  const exact = saying.filter((each) => folded(each.textContent) === wanted);
  const found =
    exact.length > 0 ? exact : saying.filter((each) => saying[0]?.contains(each)).slice(-1);
  const [first] = found;
  if (first && !found.some(isInView)) keepInView(first);
}

/** Shorter ones are said in too many places. */
const shortest = 3;

function folded(text: string | null): string {
  return withoutPlaces(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
