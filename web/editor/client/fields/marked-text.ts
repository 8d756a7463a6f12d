// A text in an editable element: words as they are, a mark for each reference, which shows what it prints, and words that
// look as the page has them, if the text takes marks.
import {
  lineBreak,
  readMarks,
  type WrittenPiece,
  withoutMarks,
} from '../../../../codegen/model/written-marks.ts';
import { type Run, unmarked, withBold, writtenRuns } from './marked-runs.ts';

const reference = /\$\{[^{}]*\}/g;

/** A sign that nobody sees, for a caret to stand behind; no text has it. */
export const placeHolder = '\u200b';

/** What a reference prints, by what stands between its braces. */
export type Printed = Readonly<Record<string, string>>;

/** Fills an element with a text. */
export function fillText(
  element: HTMLElement,
  text: string,
  { printed, isMarked }: { readonly printed: Printed; readonly isMarked: boolean },
): void {
  const nodes = isMarked ? nodesOf(readMarks(text), printed) : wordsOf(text, printed);
  element.replaceChildren(...nodes);
}

function nodesOf(pieces: readonly WrittenPiece[], printed: Printed): readonly (string | Node)[] {
  return pieces.flatMap((piece) => {
    if (piece.is === 'words') return wordsOf(piece.text, printed);
    if (piece.is === 'break') return [document.createElement('br')];
    const node = piece.is === 'bold' ? document.createElement('b') : linkTo(piece.to);
    node.append(...nodesOf(piece.pieces, printed));
    return [node];
  });
}

/** A link in an editable element: it leads nowhere there. */
export function linkTo(to: string): HTMLElement {
  const link = document.createElement('a');
  link.dataset.to = to;
  link.title = to;
  return link;
}

function wordsOf(text: string, printed: Printed): readonly (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = [];
  let at = 0;
  for (const { 0: whole, index } of text.matchAll(reference)) {
    // Of a doubled sign the second is no reference.
    if (text[index - 1] === '$') continue;
    parts.push(text.slice(at, index), markOf(whole, printed));
    at = index + whole.length;
  }
  return [...parts, text.slice(at)];
}

/** A text as it reads: with what its references print, and without its marks. */
export function printedText(text: string, printed: Printed): string {
  const filled = text.replace(reference, (whole) => printed[whole.slice(2, -1).trim()] ?? '…');
  return withoutMarks(filled);
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

/** The text that an element was filled with, with what was typed since; without marks, if it takes none. */
export function textIn(element: Node, isMarked: boolean): string {
  const runs = runsIn(element, unmarked);
  const words = runs.filter(({ text }) => text !== lineBreak);
  return isMarked ? writtenRuns(runs) : words.map(({ text }) => text).join('');
}

function runsIn(node: Node, around: Omit<Run, 'text'>): readonly Run[] {
  return [...node.childNodes].flatMap((child): readonly Run[] => {
    if (!(child instanceof HTMLElement)) return [{ ...around, text: typedIn(child) }];
    const { fact, to = around.to } = child.dataset;
    if (fact !== undefined) return [{ ...around, text: fact }];
    if (child.tagName === 'BR') return [{ ...around, text: lineBreak }];
    const isBold = /^(?:B|STRONG)$/.test(child.tagName);
    return runsIn(child, isBold ? withBold(around) : { ...around, to });
  });
}

function typedIn({ nodeValue }: Node): string {
  return (nodeValue ?? '').replaceAll('\u00a0', ' ').replaceAll(placeHolder, '');
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
