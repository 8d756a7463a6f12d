import type { Diagnostic, Path } from '../diagnostics/diagnostic.ts';
import { faultAt } from '../diagnostics/faults.ts';
import { fixingText } from '../diagnostics/fixes.ts';
import type { Data, Entry } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import type { Source } from '../model/source.ts';
import { mayHoldReferences } from './facts/fact-reference.ts';
import type { Facts, Scope } from './facts/facts.ts';
import type { TextFault } from './facts/reference-faults.ts';
import { contextOf } from './facts/resolve-context.ts';
import { resolveText } from './facts/resolve-text.ts';

/** The data of an entry with its references replaced by their text, and the references that lead nowhere. */
export interface Resolved {
  readonly data: Data;
  readonly diagnostics: readonly Diagnostic[];
}

/** Replaces `${…}` in every string of an entry. A reference with a fault stays as it is written. */
export function resolveEntry(entry: Entry, facts: Facts, scope: Scope = {}): Resolved {
  if (!mayReferAnywhere(entry.source)) return { data: entry.data, diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const context = contextOf(facts, scope);
  const { own } = context;
  const path: (string | number)[] = [];
  const replace = (text: string) => {
    const resolved = resolveText(text, context);
    for (const fault of resolved.faults) diagnostics.push(placeFault(entry.source, path, fault));
    return resolved.text;
  };
  const below = (step: string | number, item: unknown) => {
    path.push(step);
    const replaced = replaceBelow(item);
    path.pop();
    return replaced;
  };
  // What holds no reference is kept, not copied.
  const replaceBelow = (value: unknown): unknown => {
    if (typeof value === 'string') return mayHoldReferences(value) ? replace(value) : value;
    if (!holdsReferences(value)) return value;
    const known = facts.shared.get(value);
    if (known) return known;
    const [ownBefore, faultsBefore] = [own.count, diagnostics.length];
    const copy = mapItems(value, below);
    // What does not speak of the record of a page comes out alike on all pages of its template.
    if (own.count === ownBefore && diagnostics.length === faultsBefore)
      facts.shared.set(value, copy);
    return copy;
  };
  const data = replaceBelow(entry.data);
  return { data: isRecord(data) ? data : {}, diagnostics };
}

function mapItems(value: object, map: (step: string | number, item: unknown) => unknown): object {
  if (Array.isArray(value)) return value.map((item, index) => map(index, item));
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) copy[key] = map(key, item);
  return copy;
}

/** Most files hold no reference, and need not be walked. One may be spelled with escapes. */
function mayReferAnywhere({ text }: Source): boolean {
  return mayHoldReferences(text) || text.includes('\\');
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
