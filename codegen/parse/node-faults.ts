import type { Document, Scalar, YAMLMap } from 'yaml';
import type { FaultText } from '../diagnostics/faults.ts';
import { readName } from '../model/letter-case.ts';
import { findControlCharacter } from './control-characters.ts';
import type { NodeFault } from './node-fault.ts';
import { rangeOf } from './node-position.ts';
import { findRunOn } from './run-on-text.ts';
import { maxDepth, repeatedKey, reservedKey, tooDeep, unopenedQuote } from './syntax-texts.ts';
import { yaml } from './yaml-library.ts';

/** What YAML allows but content does not: repeated and reserved keys, control characters, groups nested too deeply. */
export function findNodeFaults(document: Document, source: string): NodeFault[] {
  const { isMap, isPair, isScalar, isSeq } = yaml();
  const faults: NodeFault[] = [];
  const add = (node: unknown, text: FaultText, first?: unknown) =>
    faults.push({
      range: rangeOf(node) ?? [0, 0],
      text,
      ...(first !== undefined && { first: rangeOf(first) ?? [0, 0] }),
    });
  /** Returns false to stop. The library's own `visit` takes three times as long. */
  const look = (node: unknown, depth: number, isItem = false): boolean => {
    if (isScalar(node)) {
      faults.push(...scalarFaults(node, source));
      return true;
    }
    if (!isMap(node) && !isSeq(node)) return true;
    for (const { key, text, first } of isMap(node) ? keyFaults(node, isItem) : [])
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
  return faults;
}

function scalarFaults(node: Scalar, source: string): readonly NodeFault[] {
  const text = scalarFault(node);
  return text ? [{ range: rangeOf(node) ?? [0, 0], text }] : (findRunOn(node, source) ?? []);
}

function scalarFault({ value, type }: Scalar): FaultText | undefined {
  return type === 'PLAIN' && isUnopened(value) ? unopenedQuote : undefined;
}

/** `to: phone:main"`: usually the opening quote is missing. After a digit, a quote at the end means inches. */
function isUnopened(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return (/[^\d]"$/.test(value) && value.split('"').length % 2 === 0) || /^[“„][^”]*"$/.test(value);
}

interface KeyFault {
  readonly key: unknown;
  readonly text: FaultText;
  /** The key that was there first. */
  readonly first?: unknown;
}

/** If an item of a list repeats its first key, another item begins there, and its other keys are not reported. */
function keyFaults({ items }: YAMLMap, isItem: boolean): KeyFault[] {
  const seen = new Map<string, unknown>();
  const first = yaml().isScalar(items[0]?.key) ? canonical(String(items[0].key.value)) : undefined;
  let isNext = false;
  const faults: KeyFault[] = [];
  let repeated = -2;
  for (const [index, { key }] of items.entries()) {
    if (!yaml().isScalar(key)) continue;
    const name = String(key.value);
    // Every JavaScript object has a member with this name.
    if (name in {}) faults.push({ key, text: reservedKey(name) });
    const earlier = seen.get(canonical(name));
    if (earlier) {
      // Of several in a row the first is enough: usually they are a list item without its dash.
      if (repeated !== index - 1 && !isNext)
        faults.push({ key, text: repeatedKey(name, String(earlier)), first: earlier });
      repeated = index;
      isNext ||= isItem && canonical(name) === first;
    } else seen.set(canonical(name), key);
  }
  return faults;
}

/** `1`, `01` and `1.0` are the same key when read as numbers, `Main` and `main` when read by people. */
function canonical(name: string): string {
  const number = /^[-+]?[\d.]+$/.test(name) ? Number(name) : Number.NaN;
  return Number.isNaN(number) ? readName(name) : String(number);
}
