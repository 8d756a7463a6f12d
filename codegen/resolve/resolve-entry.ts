import type { Diagnostic, Path } from '../diagnostics/diagnostic.ts';
import { faultAt } from '../diagnostics/faults.ts';
import { fixingText } from '../diagnostics/fixes.ts';
import type { Data, Entry } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import type { Source } from '../model/source.ts';
import { mayHoldReferences } from './facts/fact-reference.ts';
import type { Facts, Scope } from './facts/facts.ts';
import type { TextFault } from './facts/reference-faults.ts';
import { contextOf, resolveText } from './facts/resolve-text.ts';

/** The data of an entry with its references replaced by their text, and the references that lead nowhere. */
export interface Resolved {
  readonly data: Data;
  readonly diagnostics: readonly Diagnostic[];
}

/** Replaces `${…}` in every string of an entry. A reference with a fault stays as it is written. */
export function resolveEntry(entry: Entry, facts: Facts, scope: Scope = {}): Resolved {
  const diagnostics: Diagnostic[] = [];
  const context = contextOf(facts, scope);
  const data = replaceTexts(entry.data, (text, path) => {
    const resolved = resolveText(text, context);
    for (const fault of resolved.faults) diagnostics.push(placeFault(entry.source, path, fault));
    return resolved.text;
  });
  return { data: isRecord(data) ? data : {}, diagnostics };
}

/** Maps all strings that may hold references; what holds none is kept, not copied. */
function replaceTexts(
  value: unknown,
  replace: (text: string, path: Path) => string,
  path: (string | number)[] = [],
): unknown {
  if (typeof value === 'string') return mayHoldReferences(value) ? replace(value, path) : value;
  if (!holdsReferences(value)) return value;
  const below = (step: string | number, item: unknown) => {
    path.push(step);
    const replaced = replaceTexts(item, replace, path);
    path.pop();
    return replaced;
  };
  if (Array.isArray(value)) return value.map((item, index) => below(index, item));
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = below(key, Reflect.get(value, key));
  return copy;
}

/** Most groups and lists hold no reference. Those of a template are asked once, not again for each of its pages. */
const known = new WeakMap<object, boolean>();

function holdsReferences(value: unknown): value is object {
  if (typeof value === 'string') return mayHoldReferences(value);
  if (typeof value !== 'object' || value === null) return false;
  const holds = known.get(value) ?? Object.values(value).some(holdsReferences);
  known.set(value, holds);
  return holds;
}

function placeFault(
  source: Source,
  path: Path,
  { start, length, rewrite, ...text }: TextFault,
): Diagnostic {
  const span = source.locateInString(path, start, length);
  return faultAt(source.file, span, { ...text, ...(rewrite && fixingText(source, span, rewrite)) });
}
