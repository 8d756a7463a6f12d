const barHeight = 44;

/** Scrolls the page, if the panel covers an element, or it is out of sight. */
export function keepInView(element: Element, panel: Element | null | undefined): void {
  if (isInView(element, panel)) return;
  const { top, height } = element.getBoundingClientRect();
  const room = bottomOfPage(panel) - barHeight - height;
  scrollBy({ top: top - barHeight - Math.max(8, room / 2) });
}

function isInView(element: Element, panel: Element | null | undefined): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= barHeight && bottom <= bottomOfPage(panel);
}

/** Where the panel covers the page, which it does from below on a phone. */
function bottomOfPage(panel: Element | null | undefined): number {
  const covered = panel?.getBoundingClientRect();
  return covered?.left === 0 ? covered.top : innerHeight;
}

const texts = 'h1, h2, h3, p, li, dt, dd, figcaption, a, button, summary, label';

/**
 * Scrolls the page to what says a text, unless that is in sight already: an element that says nothing else, or the innermost
 * that has it among its words.
 */
export function showText(text: string, panel: Element | null): void {
  const wanted = folded(text);
  if (wanted.length < shortest) return;
  const all = [...document.body.querySelectorAll(texts)].filter((each) => each.checkVisibility());
  const saying = all.filter((each) => folded(each.textContent).includes(wanted));
  const exact = saying.filter((each) => folded(each.textContent) === wanted);
  const found =
    exact.length > 0 ? exact : saying.filter((each) => saying[0]?.contains(each)).slice(-1);
  const [first] = found;
  if (first && !found.some((each) => isInView(each, panel))) keepInView(first, panel);
}

/** Shorter ones are said in too many places. */
const shortest = 3;

function folded(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}
