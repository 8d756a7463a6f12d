import type { Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import type { Path } from '../diagnostics/diagnostic.ts';
import { readDocument } from '../parse/create-source.ts';
import { rangeOf } from '../parse/node-position.ts';
import { yaml } from '../parse/yaml-library.ts';
import { lineStartOf, lineStarts, withoutHardSpaces } from '../text/lines.ts';

/** A key with its value, or an item, in the text of a file. */
export interface Entry {
  /** Where its comment begins, if one stands right above it, or else its key, its dash or its first character. */
  readonly start: number;
  /** Where its key, its dash or its first character is. */
  readonly head: number;
  /** After its last character, and the comment behind it. */
  readonly end: number;
  readonly value: Node | undefined;
  /** After the colon of a key. */
  readonly afterKey: number;
}

/** A group or a list in a text. */
export interface Holder {
  readonly text: string;
  readonly node: YAMLMap | YAMLSeq;
  readonly entries: readonly Entry[];
  /** The keys of a group, in order. */
  readonly keys: readonly string[];
}

/** The entries of a group or list. */
export function holderOf(text: string, node: YAMLMap | YAMLSeq): Holder {
  const entries = node.items.map((item) => entryOf(text, node, item));
  const keys = yaml().isMap(node) ? node.items.map(({ key }) => String(key)) : [];
  return { text, node, entries, keys };
}

/** The column of an offset, counted from 0. A byte order mark takes none. */
export function columnOf(text: string, offset: number): number {
  return offset - Math.max(lineStartOf(text, offset), text.startsWith('\uFEFF') ? 1 : 0);
}

/** Where a value ends, without the white space that belongs to the text of a block. */
export function endOfValue(text: string, node: Node | undefined, otherwise: number): number {
  const [start, end] = rangeOf(node) ?? [otherwise, otherwise];
  return start + text.slice(start, end).trimEnd().length;
}

function entryOf(text: string, node: YAMLMap | YAMLSeq, item: unknown): Entry {
  const { isPair, isNode } = yaml();
  const pair: Pair | undefined = isPair(item) ? item : undefined;
  const value = pair ? pair.value : item;
  const [start, keyEnd] = rangeOf(pair ? pair.key : item) ?? [0, 0];
  const isInFlow = node.flow === true;
  const head = pair || isInFlow ? start : dashBefore(text, start, rangeOf(node)?.[0] ?? 0);
  const own = isNode(value) ? value : undefined;
  const afterKey = pair ? text.indexOf(':', keyEnd) + 1 : start;
  const end = Math.max(endOfValue(text, own, afterKey), pair && isInFlow ? keyEnd : afterKey);
  return {
    head,
    value: own,
    afterKey,
    start: isInFlow ? head : withCommentAbove(text, head),
    end: isInFlow ? end : withCommentsBelow(text, end, columnOf(text, head)),
  };
}

/** The dash of an item: the nearest before its value, in the column of the list. */
function dashBefore(text: string, start: number, list: number): number {
  const column = columnOf(text, list);
  for (let at = start - 1; at > list; at--)
    if (text[at] === '-' && columnOf(text, at) === column) return at;
  return list;
}

/** The beginning of the comment right above, at the same column; not the comment at the top, which is that of the file. */
function withCommentAbove(text: string, head: number): number {
  const column = columnOf(text, head);
  const line = lineStartOf(text, head);
  if (text.slice(line, head).trim() !== '') return head;
  let start = head;
  for (let at = line; at > 0; ) {
    const above = lineStartOf(text, at - 1);
    const indent = text.slice(above, at).search(/\S/);
    if (text[above + indent] !== '#' || indent !== column) return start;
    start = above + indent;
    at = above;
  }
  return head;
}

/** The end of the comment behind a value, and of those on the next lines that are further to the right. */
function withCommentsBelow(text: string, end: number, column: number): number {
  const [behind = ''] = /^[ \t]+#[^\r\n]*/.exec(text.slice(end)) ?? [];
  let at = end + behind.length;
  for (;;) {
    const [below = '', indent = ''] = /^\r?\n([ ]*)#[^\r\n]*/.exec(text.slice(at)) ?? [];
    if (below === '' || indent.length <= column) return at;
    at += below.length;
  }
}

/**
 * The path of the innermost value that is written at a line and column, which count from 1. Without a column it is that of
 * the key or item with which the line begins.
 */
export function pathAt(text: string, line: number, column?: number): Path {
  const start = lineStarts(text)[line - 1] ?? text.length;
  const [indent = ''] = /^[^\S\n]*/.exec(text.slice(start)) ?? [];
  const offset = start + (column === undefined ? indent.length : column - 1);
  const { contents } = readDocument(withoutHardSpaces(text));
  return below(text, contents, offset);
}

function below(text: string, node: Node | null | undefined, offset: number): Path {
  if (!yaml().isMap(node) && !yaml().isSeq(node)) return [];
  const { entries, keys } = holderOf(text, node);
  const index = entries.findIndex(({ head, end }) => head <= offset && offset < end);
  const entry = entries[index];
  if (!entry) return [];
  return [keys[index] ?? index, ...below(text, entry.value, offset)];
}
