import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPair, isScalar, type Node, parseDocument, visit } from 'yaml';

/** A value of a YAML file, and the keys and indexes that lead to it. */
interface Written {
  readonly value: unknown;
  readonly keys: readonly unknown[];
}

/** Reads the values of a project's files by line and column, as an editor shows them. */
export function createFileReader(folder: string) {
  const files = new Map<string, ReadonlyMap<string, Written>>();
  return ({ file, line, column }: { file: string; line: number; column: number }) => {
    const known = files.get(file) ?? valuesIn(readFileSync(join(folder, file), 'utf8'));
    files.set(file, known);
    return known.get(`${line}:${column}`);
  };
}

/** Every scalar, group and list by the position of its first character. */
function valuesIn(text: string): ReadonlyMap<string, Written> {
  const found = new Map<string, Written>();
  const add = (node: Node, ancestors: readonly unknown[]) => {
    const start = firstLetter(text, node);
    const before = text.slice(0, start);
    const line = before.split('\n').length;
    const keys = ancestors.flatMap((each) => (isPair(each) ? String(each.key) : []));
    const at = `${line}:${start - before.lastIndexOf('\n')}`;
    if (!found.has(at) || isScalar(node)) found.set(at, { value: node.toJSON(), keys });
  };
  visit(parseDocument(text), {
    Value: (key, node, path) => (key === 'key' ? undefined : add(node, path)),
  });
  return found;
}

/** After the opening quote or the block indicator. */
function firstLetter(text: string, node: Node): number {
  const [start = 0] = node.range ?? [];
  if (!isScalar(node) || typeof node.value !== 'string') return start;
  const [before = ''] = /^(?:["']|[>|][^\n]*\n\s*)?/.exec(text.slice(start)) ?? [];
  return start + before.length;
}
