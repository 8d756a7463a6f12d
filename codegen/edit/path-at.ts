import type { Node } from 'yaml';
import type { Path } from '../diagnostics/diagnostic.ts';
import { withoutHardSpaces } from '../parse/hard-spaces.ts';
import { readDocument } from '../parse/source.ts';
import { yaml } from '../parse/yaml-library.ts';
import { lineStarts } from '../text/lines.ts';
import { holderOf } from './entries.ts';

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
