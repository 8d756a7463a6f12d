import type { Scalar } from 'yaml';
import { isRecord } from '../model/data.ts';
import { yaml } from '../parse/yaml-library.ts';
import type { Value } from './change.ts';
import { foldedText } from './folded-text.ts';

/** A text longer than this gets lines of its own; a group or list as short as this may stand on one. */
const longestLine = 88;

/** Groups of keys, not lists and not single values. */
export function isGroup(value: Value): value is { readonly [key: string]: Value } {
  return isRecord(value);
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** A value on one line: `{ text: Call, to: phone:main }`. */
export function flowText(value: Value): string {
  if (isList(value)) return `[${value.map(flowText).join(', ')}]`;
  if (!isGroup(value)) return scalarText(value, { isInFlow: true });
  const pairs = Object.entries(value).map(([key, each]) => `${keyText(key)}: ${flowText(each)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

/** A value below its key or behind its dash; its own lines begin at a column. */
function blockText(value: Value, column: number): string {
  const indent = `\n${' '.repeat(column)}`;
  if (isList(value) && value.length > 0)
    return value.map((item) => `- ${itemText(item, column + 2)}`).join(indent);
  if (isGroup(value) && Object.keys(value).length > 0)
    return Object.entries(value)
      .map(([key, each]) => `${keyText(key)}:${behindKey(each, column)}`)
      .join(indent);
  return isList(value) || isGroup(value) ? flowText(value) : lineOrFold(value, column);
}

/** An item behind its dash, on one line if the items beside it are. */
export function itemText(value: Value, column: number, isOnLine = isShort(value)): string {
  return isOnLine && fitsLine(value) ? flowOrLine(value, column) : blockText(value, column);
}

/** A value behind the colon of a key that stands at a column. */
export function behindKey(value: Value, column: number, isOnLine = isShort(value)): string {
  if (isOnLine && fitsLine(value)) return ` ${flowOrLine(value, column + 2)}`;
  const isScalar = !isList(value) && !isGroup(value);
  return (isScalar ? ' ' : `\n${' '.repeat(column + 2)}`) + blockText(value, column + 2);
}

/** A key as it is written. */
export function keyText(key: string): string {
  return scalarText(key, { isInFlow: true });
}

function flowOrLine(value: Value, column: number): string {
  return isList(value) || isGroup(value) ? flowText(value) : lineOrFold(value, column);
}

function lineOrFold(value: string | number | boolean, column: number): string {
  const line = scalarText(value);
  if (typeof value !== 'string' || line.length <= longestLine) return line;
  return foldedText(value, { column }) ?? line;
}

/** Whether there is nothing in it but single values. */
function isShort(value: Value): boolean {
  if (isList(value)) return value.every((each) => !isList(each) && !isGroup(each));
  if (!isGroup(value)) return true;
  return Object.values(value).every((each) => !isGroup(each) && isShort(each));
}

function fitsLine(value: Value): boolean {
  if (!isList(value) && !isGroup(value)) return true;
  return flowText(value).length <= longestLine;
}

/** How a scalar may be written on one line. */
export type LineStyle = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE';

/** A scalar on one line, in this style if it can be; the library knows what has to be quoted. */
export function scalarText(
  value: string | number | boolean,
  { style = 'PLAIN', isInFlow = false }: { style?: LineStyle; isInFlow?: boolean } = {},
): string {
  const { Document, Scalar: ScalarNode, isSeq } = yaml();
  const scalar: Scalar = new ScalarNode(value);
  const isText = typeof value === 'string';
  // Some readers of YAML take a time of day without quotes for a number.
  const isTime = isText && /^\d+(?::\d\d)+$/.test(value);
  scalar.type = isText ? style : 'PLAIN';
  // Without quotes a line break makes several lines.
  if (isTime || (isText && value.includes('\n'))) scalar.type = 'QUOTE_DOUBLE';
  const document = new Document([scalar], { schema: 'core' });
  if (isSeq(document.contents)) document.contents.flow = isInFlow;
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
  return isInFlow ? text.slice('['.length, -']'.length) : text.slice('- '.length);
}
