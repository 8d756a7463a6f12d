// A text in an editable element: words as they are, and a mark for each reference, which shows what it prints.

const reference = /\$\{[^{}]*\}/g;

/** What a reference prints, by what stands between its braces. */
export type Printed = Readonly<Record<string, string>>;

/** Fills an element with a text. */
export function fillText(element: HTMLElement, text: string, printed: Printed): void {
  const parts: (string | HTMLElement)[] = [];
  let at = 0;
  for (const { 0: whole, index } of text.matchAll(reference)) {
    // Of a doubled sign the second is no reference.
    if (text[index - 1] === '$') continue;
    parts.push(text.slice(at, index), markOf(whole, printed));
    at = index + whole.length;
  }
  element.replaceChildren(...parts, text.slice(at));
}

/** A text with what its references print. */
export function printedText(text: string, printed: Printed): string {
  return text.replace(reference, (whole) => printed[whole.slice(2, -1).trim()] ?? '…');
}

/** The mark of a reference. */
export function markOf(whole: string, printed: Printed): HTMLElement {
  const inner = whole.slice(2, -1).trim();
  const mark = document.createElement('span');
  mark.className = 'fact';
  mark.contentEditable = 'false';
  mark.dataset.fact = whole;
  mark.title = inner;
  mark.textContent = printed[inner] ?? inner;
  return mark;
}

/** The text that an element was filled with, with what was typed since. */
export function textIn(element: Node): string {
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof HTMLElement)) return (node.nodeValue ?? '').replaceAll('\u00a0', ' ');
      if (node.tagName === 'BR') return '';
      return node.dataset.fact ?? textIn(node);
    })
    .join('');
}

/** The words since the last `$` before the caret, if it may begin a fact. */
export function factQuery(
  selection: Selection | null,
): { node: Text; start: number; query: string } | undefined {
  const node = selection?.anchorNode;
  if (!(node instanceof Text) || !selection?.isCollapsed) return undefined;
  const before = node.data.slice(0, selection.anchorOffset);
  const start = before.lastIndexOf('$');
  const query = before.slice(start + 1);
  return start === -1 || query.includes('{') || query.length > 40
    ? undefined
    : { node, start, query };
}
