// What another program hands over with its formats: what is bold and the links stay, all else are words.
import { type Run, unmarked, withBold, writtenRuns } from './marked-runs.ts';

const blocks =
  /^(?:address|article|blockquote|div|dd|dt|h[1-6]|li|ol|p|pre|section|table|td|th|tr|ul)$/;
const unseen = /^(?:head|meta|script|style|title)$/;

/** The paragraphs of what is pasted, a line each, as content writes them. */
export function writtenFrom(html: string, takesLinks: boolean): string {
  const paragraphs: Run[][] = [[]];
  const add = (text: string, around: Omit<Run, 'text'>) =>
    paragraphs.at(-1)?.push({ ...around, text: text.replaceAll(/\s+/gu, ' ') });
  const read = (node: Node, around: Omit<Run, 'text'>): void => {
    if (node instanceof Text) add(node.data, around);
    if (node instanceof HTMLElement && !unseen.test(node.localName)) readElement(node, around);
  };
  const readElement = (node: HTMLElement, around: Omit<Run, 'text'>): void => {
    if (node.localName === 'br') add(' ', around);
    const isBlock = blocks.test(node.localName);
    if (isBlock) paragraphs.push([]);
    const own = { ...around, to: (takesLinks ? targetOf(node) : undefined) ?? around.to };
    const inside = isBold(node) ? withBold(own) : own;
    for (const child of node.childNodes) read(child, inside);
    if (isBlock) paragraphs.push([]);
  };
  read(new DOMParser().parseFromString(html, 'text/html').body, unmarked);
  return paragraphs
    .map(writtenRuns)
    .filter((text) => text.trim() !== '')
    .join('\n');
}

/** Some programs say bold with a style, and one has all of it in an element for bold words that are not. */
function isBold({ localName, style }: HTMLElement): boolean {
  const { fontWeight } = style;
  if (fontWeight !== '') return fontWeight === 'bold' || Number(fontWeight) >= 600;
  return localName === 'b' || localName === 'strong';
}

/** Where a link leads: an address of this site as content writes it, or another site; nothing for a place in the other program. */
function targetOf(element: HTMLElement): string | undefined {
  const href = element instanceof HTMLAnchorElement && element.getAttribute('href');
  const url = href ? URL.parse(href, location.origin) : null;
  if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return undefined;
  const { origin, pathname, search, hash } = url;
  const to = origin === location.origin ? pathname + search + hash : url.href;
  return to.replaceAll('(', '%28').replaceAll(')', '%29');
}
