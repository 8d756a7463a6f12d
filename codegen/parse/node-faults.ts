import type { Document, YAMLMap } from 'yaml';
import type { FaultText } from '../diagnostics/faults.ts';
import { findControlSign } from './control-characters.ts';
import { deepest } from './limits.ts';
import type { Range } from './node-position.ts';
import { rangeOf } from './node-position.ts';
import { repeatedKey, reservedKey, tooDeep } from './syntax-texts.ts';
import { yaml } from './yaml-library.ts';

/** A fault of a piece of a document that is valid YAML. */
export interface NodeFault {
  readonly range: Range;
  readonly text: FaultText;
}

/** What YAML allows but content does not: repeated and reserved keys, control signs, groups too deep in one another. */
export function findNodeFaults(document: Document): NodeFault[] {
  const faults: NodeFault[] = [];
  const add = (node: unknown, text: FaultText) =>
    faults.push({ range: rangeOf(node) ?? [0, 0], text });
  yaml().visit(document, {
    Scalar(_key, node) {
      const sign = typeof node.value === 'string' ? findControlSign(node.value) : undefined;
      if (sign) add(node, sign.text);
    },
    Collection(_key, node, path) {
      for (const { key, text } of yaml().isMap(node) ? keyFaults(node) : []) add(key, text);
      if (path.filter((each) => yaml().isCollection(each)).length < deepest) return undefined;
      add(node, tooDeep);
      return yaml().visit.BREAK;
    },
  });
  return faults;
}

interface KeyFault {
  readonly key: unknown;
  readonly text: FaultText;
}

function keyFaults({ items }: YAMLMap): KeyFault[] {
  const seen = new Set<string>();
  const faults: KeyFault[] = [];
  for (const { key } of items) {
    if (!yaml().isScalar(key)) continue;
    const name = String(key.value);
    // Every object has such a member: a key of this name could be taken for it.
    if (name in {}) faults.push({ key, text: reservedKey(name) });
    if (seen.has(canonical(name))) faults.push({ key, text: repeatedKey(name) });
    seen.add(canonical(name));
  }
  return faults;
}

/** `1`, `01` and `1.0` are the same key to whoever reads them as numbers. */
function canonical(name: string): string {
  const number = /^[-+]?[\d.]+$/.test(name) ? Number(name) : Number.NaN;
  return Number.isNaN(number) ? name : String(number);
}
