import type { Document, Scalar, YAMLMap } from 'yaml';
import type { Message } from '../diagnostics/diagnostic.ts';
import { readName } from '../model/letter-case.ts';
import { findControlCharacter } from './forbidden-tokens.ts';
import { rangeOf } from './node-position.ts';
import { findRunOn, type NodeDiagnostic } from './run-on-text.ts';
import { maxDepth, repeatedKey, reservedKey, tooDeep, unopenedQuote } from './syntax-texts.ts';
import { yaml } from './yaml-library.ts';

/** What YAML allows but content does not: repeated and reserved keys, control characters, groups nested too deeply. */
export function findNodeDiagnostics(document: Document, source: string): NodeDiagnostic[] {
  const { isMap, isPair, isScalar, isSeq } = yaml();
  const diagnostics: NodeDiagnostic[] = [];
  const add = (node: unknown, text: Message, first?: unknown) =>
    diagnostics.push({
      range: rangeOf(node) ?? [0, 0],
      text,
      ...(first !== undefined && { first: rangeOf(first) ?? [0, 0] }),
    });
  /** Returns false to stop. The library's own `visit` takes three times as long. */
  const look = (node: unknown, depth: number, isItem = false): boolean => {
    if (isScalar(node)) {
      diagnostics.push(...scalarDiagnostics(node, source));
      return true;
    }
    if (!isMap(node) && !isSeq(node)) return true;
    for (const { key, text, first } of isMap(node) ? keyDiagnostics(node, isItem) : [])
      add(key, text, first);
    if (depth < maxDepth) return node.items.every((item) => lookAtItem(item, depth + 1));
    add(node, tooDeep);
    return false;
  };
  const lookAtItem = (item: unknown, depth: number) =>
    isPair(item) ? lookAtKey(item.key, depth) && look(item.value, depth) : look(item, depth, true);
  /** Control characters in values are found with all else that nobody sees in a text. */
  const lookAtKey = (key: unknown, depth: number) => {
    const control = isScalar(key) ? findControlCharacter(String(key.value)) : undefined;
    if (control) add(key, control.text);
    return look(key, depth);
  };
  look(document.contents, 0);
  return diagnostics;
}

function scalarDiagnostics(node: Scalar, source: string): readonly NodeDiagnostic[] {
  const text = scalarText(node);
  return text ? [{ range: rangeOf(node) ?? [0, 0], text }] : (findRunOn(node, source) ?? []);
}

function scalarText({ value, type }: Scalar): Message | undefined {
  return type === 'PLAIN' && isUnopened(value) ? unopenedQuote : undefined;
}

/** `to: phone:main"`: usually the opening quote is missing. After a digit, a quote at the end means inches. */
function isUnopened(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return (/[^\d]"$/.test(value) && value.split('"').length % 2 === 0) || /^[“„][^”]*"$/.test(value);
}

interface KeyDiagnostic {
  readonly key: unknown;
  readonly text: Message;
  /** The key that was there first. */
  readonly first?: unknown;
}

/** If an item of a list repeats its first key, another item begins there, and its other keys are not reported. */
function keyDiagnostics({ items }: YAMLMap, isItem: boolean): KeyDiagnostic[] {
  const seen = new Map<string, unknown>();
  const first = yaml().isScalar(items[0]?.key) ? canonical(String(items[0].key.value)) : undefined;
  let isNext = false;
  const diagnostics: KeyDiagnostic[] = [];
  let repeated = -2;
  for (const [index, { key }] of items.entries()) {
    if (!yaml().isScalar(key)) continue;
    const name = String(key.value);
    // Every JavaScript object has a member with this name.
    if (name in {}) diagnostics.push({ key, text: reservedKey(name) });
    const earlier = seen.get(canonical(name));
    if (earlier) {
      // Of several in a row the first is enough: usually they are a list item without its dash.
      if (repeated !== index - 1 && !isNext)
        diagnostics.push({ key, text: repeatedKey(name, String(earlier)), first: earlier });
      repeated = index;
      isNext ||= isItem && canonical(name) === first;
    } else seen.set(canonical(name), key);
  }
  return diagnostics;
}

/** `1`, `01` and `1.0` are the same key when read as numbers, `Main` and `main` when read by people. */
function canonical(name: string): string {
  const number = /^[-+]?[\d.]+$/.test(name) ? Number(name) : Number.NaN;
  return Number.isNaN(number) ? readName(name) : String(number);
}
