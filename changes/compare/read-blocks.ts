import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import type { PageText } from '../changes.ts';

/** A text set apart from its surroundings: a paragraph, an item, a cell. */
interface Block {
  readonly element: HTMLElement;
  readonly text: string;
}

const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'WBR']);
const inline = new Set(
  'A,ABBR,B,BDI,BR,CITE,CODE,EM,I,KBD,MARK,Q,S,SMALL,SPAN,STRONG,SUB,SUP,TIME,U,VAR'.split(','),
);

/** A text with fewer words means little without its label. */
const fewWords = 4;

/** The texts of a page in order; short ones come with the names of their row and column, or the heading above. */
export function readBlocks(body: HTMLElement): PageText[] {
  const headingOf = createHeadings();
  return blocksBelow(body).map(({ element, text }) => {
    if (text.split(' ').length >= fewWords) return { role: 'text', text };
    const label = cellName(element) ?? headingOf(element);
    return { role: 'text', text, ...(label !== '' && label !== text && { label }) };
  });
}

/** Collapses white space, and removes the space that element boundaries leave before punctuation. */
export function fold(text: string): string {
  return text
    .replaceAll(/[\s\u200b]+/g, ' ')
    .replaceAll(/ ([.,:;!?)])/g, '$1')
    .trim();
}

function blocksBelow(root: HTMLElement): readonly Block[] {
  const blocks: Block[] = [];
  let current = '';
  const end = (element: HTMLElement) => {
    const text = fold(current);
    if (text !== '') blocks.push({ element, text });
    current = '';
  };
  const visit = (node: Node, parent: HTMLElement) => {
    if (node.nodeType === NodeType.TEXT_NODE) current += node.text;
    if (!isElement(node) || unread.has(node.tagName)) return;
    const isInline = inline.has(node.tagName);
    if (!isInline) end(parent);
    for (const child of node.childNodes) visit(child, isInline ? parent : node);
    if (isInline) current += ' ';
    else end(node);
  };
  for (const child of root.childNodes) visit(child, root);
  end(root);
  return blocks;
}

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}

/** Creates a lookup of the first heading in the innermost section around an element. */
function createHeadings(): (element: HTMLElement | null) => string {
  const known = new Map<HTMLElement, string>();
  const headingOf = (element: HTMLElement | null): string => {
    if (!element) return '';
    const own = known.get(element) ?? fold(element.querySelector('h1,h2,h3,h4,h5,h6')?.text ?? '');
    known.set(element, own || headingOf(element.parentNode));
    return known.get(element) ?? '';
  };
  return headingOf;
}

/** The names of a cell's row and column. */
function cellName(element: HTMLElement): string | undefined {
  const row = element.tagName === 'TD' ? element.closest('tr') : null;
  if (!row) return undefined;
  const at = row.childNodes.filter(isElement).indexOf(element);
  const heads = element.closest('table')?.querySelector('thead tr')?.childNodes.filter(isElement);
  const names = [row.querySelector('th'), heads?.[at]].map((each) =>
    // A sortable heading holds its name twice: once for the screen and once for print.
    fold((each?.querySelector('button') ?? each)?.text ?? ''),
  );
  return names.filter(Boolean).join(', ') || undefined;
}
