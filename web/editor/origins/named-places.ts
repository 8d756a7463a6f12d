import { HTMLElement, TextNode } from 'node-html-parser';

const attribute = 'data-places';

/** The numbers of the places that an element names. */
export function placesOf(element: HTMLElement): readonly number[] {
  return element.getAttribute(attribute)?.split(' ').map(Number) ?? [];
}

/** Names more places on an element. */
export function addPlaces(element: HTMLElement, places: readonly number[]): void {
  const all = new Set([...placesOf(element), ...places]);
  if (all.size > 0) element.setAttribute(attribute, [...all].join(' '));
}

/** The texts of a page in order, each with the element that contains it. */
export function textsIn(element: HTMLElement): readonly (readonly [HTMLElement, string])[] {
  return element.childNodes.flatMap((node) => {
    if (node instanceof TextNode) return node.text.trim() ? [[element, node.text] as const] : [];
    const isSaid = node instanceof HTMLElement && !['SCRIPT', 'STYLE'].includes(node.tagName);
    return isSaid ? textsIn(node) : [];
  });
}
