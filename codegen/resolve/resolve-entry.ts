import type { Diagnostic, Path } from '../diagnostics/diagnostic.ts';
import { faultAt } from '../diagnostics/faults.ts';
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
  const data = replaceTexts(entry.data, [], (text, path) => {
    const resolved = resolveText(text, context);
    for (const fault of resolved.faults) diagnostics.push(placeFault(entry.source, path, fault));
    return resolved.text;
  });
  return { data: isRecord(data) ? data : {}, diagnostics };
}

/** Maps all strings that may hold references; what holds none is kept, not copied. */
function replaceTexts(
  value: unknown,
  path: Path,
  replace: (text: string, path: Path) => string,
): unknown {
  if (typeof value === 'string') return mayHoldReferences(value) ? replace(value, path) : value;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => replaceTexts(item, [...path, index], replace));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(
    ([key, item]) => [key, replaceTexts(item, [...path, key], replace)] as const,
  );
  return entries.every(([key, item]) => item === value[key]) ? value : Object.fromEntries(entries);
}

function placeFault(
  source: Source,
  path: Path,
  { start, length, rewrite, ...text }: TextFault,
): Diagnostic {
  const span = source.locateInString(path, start, length);
  const isVerbatim = rewrite && source.text.slice(span.start, span.end) === rewrite.from;
  return faultAt(source.file, span, {
    ...text,
    ...(isVerbatim ? { fix: { start: span.start, end: span.end, text: rewrite.to } } : {}),
  });
}
