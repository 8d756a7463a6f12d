/**
 * The element that says or shows what is at a point of a page: the smallest with a text of its own, or a picture.
 * The topmost may be a link stretched over a whole card, or a shade over a picture.
 */
export function elementAtPoint(page: Document, x: number, y: number): Element | undefined {
  const all = page.elementsFromPoint(x, y);
  const candidates = all.filter((each) => hasText(each) && holds(each, x, y));
  const [smallest] = candidates.toSorted((one, other) => areaOf(one) - areaOf(other));
  return smallest ?? all[0];
}

function hasText(element: Element): boolean {
  if (['IMG', 'INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)) return true;
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}

function holds(element: Element, x: number, y: number): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}

function areaOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}
