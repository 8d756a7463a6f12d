import { linkTo, placeHolder } from './marked-text.ts';

/** In a shadow tree only its own root knows what is selected, where the browser has that. */
export function selectionIn(element: HTMLElement | null): Selection | null {
  const root = element?.getRootNode() as { getSelection?: () => Selection | null } | undefined;
  return root?.getSelection?.() ?? document.getSelection();
}

/** What is selected in an element; undefined if it is elsewhere. */
export function rangeIn(element: HTMLElement | null): Range | undefined {
  const selection = selectionIn(element);
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  return range && element?.contains(range.commonAncestorContainer) ? range : undefined;
}

/** A place in an element that was kept, or the end of it: what it holds may be new since. */
export function placeIn(element: HTMLElement, kept: Range | undefined): Range {
  if (kept && element.contains(kept.commonAncestorContainer)) return kept.cloneRange();
  const end = document.createRange();
  end.selectNodeContents(element);
  end.collapse(false);
  return end;
}

/** Puts the caret back where it was. */
export function selectRange(element: HTMLElement, range: Range): void {
  element.focus();
  const selection = selectionIn(element);
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Whether a mark of a fact is selected, which browsers do not let anybody edit: some move it when words around it become bold. */
export function holdsFact(range: Range): boolean {
  return range.cloneContents().querySelector('.fact') !== null;
}

/** Leaves out what is selected if it is all there is, or a fact is among it: Firefox neither types over that nor deletes it. Says whether it did. */
export function clearSelected(element: HTMLElement | null): boolean {
  const range = rangeIn(element);
  if (!range || range.collapsed) return false;
  const isWhole = [range.startContainer, range.endContainer].some((node) => node === element);
  if (!isWhole && !holdsFact(range)) return false;
  range.deleteContents();
  return true;
}

/** Makes what is selected bold, or all that is bold around it plain. */
export function setBold(range: Range): void {
  const { commonAncestorContainer: node } = range;
  const element = node instanceof Element ? node : node.parentElement;
  const known = element?.closest('b, strong');
  if (known) {
    known.replaceWith(...known.childNodes);
    return;
  }
  const bold = document.createElement('b');
  bold.append(range.extractContents());
  for (const inner of bold.querySelectorAll('b, strong')) inner.replaceWith(...inner.childNodes);
  range.insertNode(bold);
  range.selectNodeContents(bold);
}

/** The link that a place is in. */
export function linkAt(range: Range | undefined): HTMLElement | undefined {
  const node = range?.startContainer;
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>('a[data-to]') ?? undefined;
}

/**
 * Has the link at a place lead elsewhere, or nowhere; where there is none, what is selected becomes one, or the words that
 * are given. The place is behind it then.
 */
export function setLink(place: Range, to: string | undefined, words: string): void {
  const known = linkAt(place);
  if (known && to === undefined) known.replaceWith(...known.childNodes);
  if (to === undefined) return;
  const link = linkTo(to);
  if (known) {
    link.append(...known.childNodes);
    known.replaceWith(link);
  } else {
    link.append(place.collapsed ? words : place.extractContents());
    place.insertNode(link);
  }
  // A link in a link is one.
  for (const inner of link.querySelectorAll('a')) inner.replaceWith(...inner.childNodes);
  // A browser would go on typing in the link: this is a place after it.
  const after = document.createTextNode(placeHolder);
  link.after(after);
  place.setStart(after, 1);
  place.collapse(true);
}
