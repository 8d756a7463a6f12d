import { parseBlockText } from './block-text.ts';
import type { Cursor } from './cursor.ts';
import { parseFlow } from './flow.ts';
import { parsePlain, parseQuoted, withoutComment } from './scalar.ts';
import { Unsure } from './unsure.ts';

const keyAndRest = /^([A-Za-z][\w-]*):(?: +([^ ].*)?|)$/;

/** Parses the list or group of keys that begins at the next line, which is indented by `indent`. */
export function parseBlock(cursor: Cursor, indent: number): unknown {
  const text = cursor.peek()?.text ?? '';
  if (isItem(text)) return parseList(cursor, indent);
  if (keyAndRest.test(text)) return parseGroup(cursor, indent);
  throw new Unsure('neither a list nor a group of keys');
}

function parseGroup(cursor: Cursor, indent: number): Record<string, unknown> {
  const group: Record<string, unknown> = {};
  cursor.measure.enter();
  for (let line = cursor.peek(); line && line.indent >= indent; line = cursor.peek()) {
    const [, key, rest = ''] = keyAndRest.exec(line.text) ?? [];
    if (line.indent > indent || key === undefined || key in group) throw new Unsure('a key');
    cursor.advance();
    cursor.measure.add(3);
    group[key] = parseValue(cursor, rest, { indent, mayHoldLevelList: true });
  }
  cursor.measure.leave();
  return group;
}

function parseList(cursor: Cursor, indent: number): unknown[] {
  const list: unknown[] = [];
  cursor.measure.enter();
  for (let line = cursor.peek(); line && line.indent >= indent; line = cursor.peek()) {
    if (line.indent === indent && !isItem(line.text)) break;
    if (line.indent > indent) throw new Unsure('a line between items');
    const rest = line.text.slice(1).trimStart();
    cursor.measure.add(2);
    if (isItem(rest) || keyAndRest.test(rest)) {
      const inner = indent + line.text.length - rest.length;
      cursor.replace({ indent: inner, text: rest });
      list.push(parseBlock(cursor, inner));
    } else {
      cursor.advance();
      list.push(parseValue(cursor, rest, { indent, mayHoldLevelList: false }));
    }
  }
  cursor.measure.leave();
  return list;
}

interface Place {
  /** How far the line with the key or dash is indented. */
  readonly indent: number;
  /** A list may stand directly below its key, not further in. */
  readonly mayHoldLevelList: boolean;
}

/** What follows a key or a dash, on the same line or on the lines below it. */
function parseValue(cursor: Cursor, rest: string, place: Place): unknown {
  if (rest === '' || rest.startsWith('#')) return parseBelow(cursor, place);
  const sign = rest.charAt(0);
  if (sign === '|' || sign === '>') return parseBlockText(cursor, rest, place.indent);
  if (sign === '"' || sign === "'") return onOneLine(cursor, place, parseQuoted(rest));
  if (sign === '[' || sign === '{')
    return onOneLine(cursor, place, parseFlow(withoutComment(rest), cursor.measure));
  return parsePlainLines(cursor, rest, place);
}

function parseBelow(cursor: Cursor, { indent, mayHoldLevelList }: Place): unknown {
  const line = cursor.peek();
  if (!line || line.indent < indent) return null;
  if (line.indent > indent) return parseBlock(cursor, line.indent);
  return mayHoldLevelList && isItem(line.text) ? parseList(cursor, indent) : null;
}

/** A line further in after a value that is complete would be a fault. */
function onOneLine(cursor: Cursor, { indent }: Place, value: unknown): unknown {
  const next = cursor.peek();
  if (next && next.indent > indent) throw new Unsure('more after a complete value');
  return value;
}

/** A text without quotes goes on over all lines that are further in. */
function parsePlainLines(cursor: Cursor, rest: string, place: Place): unknown {
  const first = withoutComment(rest);
  const parts = [first.trimEnd()];
  let isOpen = first === rest;
  for (let line = cursor.peekRaw(); line && line.indent > place.indent; line = cursor.peekRaw()) {
    if (line.text === '') break;
    if (!isOpen || line.text.startsWith('#')) break;
    const part = withoutComment(line.text);
    isOpen = part === line.text;
    parts.push(part.trimEnd());
    cursor.advance();
  }
  return onOneLine(cursor, place, parsePlain(parts.join(' '), parts.length > 1));
}

function isItem(text: string): boolean {
  return text === '-' || text.startsWith('- ');
}
