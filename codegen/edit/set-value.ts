import type { Node } from 'yaml';
import { yaml } from '../parse/yaml-library.ts';
import type { Edit } from '../text/edit.ts';
import { lineStartOf } from '../text/lines.ts';
import type { Value } from './change.ts';
import { columnOf, type Entry, endOfValue, type Holder } from './entries.ts';
import { foldedText, literalText } from './folded-text.ts';
import {
  behindKey,
  flowText,
  isGroup,
  itemText,
  type LineStyle,
  scalarText,
} from './value-text.ts';

/** Writes another value in the place of one, the way that one is written. */
export function setValue(
  { text, node }: Holder,
  entry: Entry,
  value: Value,
  isOnLine = lineOf(entry.value),
): Edit {
  const { value: old, afterKey } = entry;
  const isOne = typeof value !== 'object';
  const end = endOfValue(text, old, afterKey);
  const start = old?.range?.[0] ?? afterKey;
  if (node.flow) return { start, end, text: isOne ? lineText(old, value, true) : flowText(value) };
  const column = columnOf(text, entry.head);
  const isScalar = yaml().isScalar(old) && start < end;
  if (isOne && isScalar) return { start, end, text: scalarIn(text, old, { value, column }) };
  if (yaml().isMap(node)) return { start: afterKey, end, text: behindKey(value, column, isOnLine) };
  return { start, end, text: itemText(value, column + 2, isOnLine) };
}

/** Whether a group or list stands on one line; undefined for what is neither. */
function lineOf(node: Node | undefined): boolean | undefined {
  return yaml().isCollection(node) ? node.flow === true : undefined;
}

/** A key with its value, for a group that stands at a column. */
export function pairText(key: string, value: Value, column: number): string {
  return `${key}:${behindKey(value, column)}`;
}

/** An item for a list at a column, written like those that are there. */
export function newItemText({ entries }: Holder, value: Value, column: number): string {
  const others = entries.map((entry) => entry.value).filter((each) => yaml().isCollection(each));
  const isBlock = others.length > 0 && others.some((each) => !each.flow);
  const isMany = isGroup(value) || Array.isArray(value);
  return `- ${itemText(value, column + 2, isMany && isBlock ? false : undefined)}`;
}

type One = string | number | boolean;

interface Written {
  readonly value: One;
  /** Where the key or the dash is. */
  readonly column: number;
}

function scalarIn(text: string, old: Node, { value, column }: Written): string {
  const [start = 0] = old.range ?? [];
  const sign = text[start];
  const isBlock = sign === '>' || sign === '|';
  if (typeof value === 'string' && isBlock) {
    const [, ...lines] = text.slice(start, endOfValue(text, old, start)).split(/\r?\n/);
    const first = lines.find((line) => line.trim() !== '') ?? '';
    const own = first === '' ? column + 2 : first.search(/\S/);
    const before = lines.map((line) => line.slice(own).trimEnd());
    const block =
      sign === '>' ? foldedText(value, { column: own, before }) : literalText(value, own);
    if (block !== undefined) return block;
  }
  const line = lineText(old, value, false);
  const isLong = line.length + start - lineStartOf(text, start) > 100;
  const isWordy = typeof value === 'string' && isLong && value.includes(' ');
  return (isWordy && foldedText(value, { column: column + 2 })) || line;
}

const lineStyles: readonly string[] = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE'];

function lineText(old: Node | undefined, value: One, isInFlow: boolean): string {
  const needsQuotes = (text: unknown) => scalarText(String(text), { isInFlow }) !== text;
  const isText = yaml().isScalar(old) && typeof old.value === 'string';
  // Quotes that the last text needed are not how it is written.
  const isFree = isText && needsQuotes(old.value) && !needsQuotes(value);
  const style = isText && !isFree ? String(old.type) : 'PLAIN';
  return scalarText(value, {
    style: lineStyles.includes(style) ? (style as LineStyle) : 'PLAIN',
    isInFlow,
  });
}
