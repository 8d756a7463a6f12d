import { compareCodeUnits } from './compare-code-units.ts';
import type { Diagnostic, Fix } from './diagnostic.ts';
import { countOf } from './phrases.ts';

/** Sorts errors before warnings, then by file, line, column, code and message, and drops exact repetitions. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sorted = [...diagnostics].sort(compareDiagnostics);
  return sorted.filter((each, index) => {
    const before = sorted[index - 1];
    return before === undefined || compareDiagnostics(before, each) !== 0;
  });
}

/** Whether it is an error, not a warning. */
export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

const mostPlaces = 3;

/** Merges those with the same cause into their origin or the first, which counts the other places and lists a few. */
export function mergeCauses(sorted: readonly Diagnostic[]): Diagnostic[] {
  const groups = Map.groupBy(sorted, (diagnostic) => diagnostic.cause ?? diagnostic);
  const merged = [...groups.values()].flatMap((group) => {
    const head = group.find(({ isOrigin }) => isOrigin) ?? group[0];
    if (!head) return [];
    const { cause: _cause, isOrigin = false, ...diagnostic } = head;
    // A template is read once per page, so the same place may repeat.
    const elsewhere = group.filter((other) => !isSamePlace(head, other));
    return [elsewhere.length === 0 ? diagnostic : withPlaces(diagnostic, elsewhere, isOrigin)];
  });
  return sortDiagnostics(merged);
}

/** A diagnostic with the places of others that have the same cause; takes its help from the first that has any. */
function withPlaces(
  diagnostic: Diagnostic,
  others: readonly Diagnostic[],
  isOrigin: boolean,
): Diagnostic {
  const places = others.slice(0, mostPlaces).map(({ file, line, column }) => {
    return { file, line, column, message: `this refers to it${isOrigin ? '' : ' too'}` };
  });
  const advice = diagnostic.help || diagnostic.fixes ? diagnostic : others.find(({ help }) => help);
  const count = countOf(others.length, isOrigin ? 'place' : 'more place');
  const more = `${count} ${others.length === 1 ? 'refers' : 'refer'} to it.`;
  return {
    // The help of another place is about its file.
    ...(advice !== diagnostic && { atField: diagnostic.message }),
    ...diagnostic,
    ...(advice?.fixes && { fixes: advice.fixes.map(asDoubtful) }),
    help: [advice?.help ?? [], more].flat().join(' '),
    related: [...(diagnostic.related ?? []), ...places],
  };
}

/** Nobody makes the same typo in several places: what they refer to may have been renamed, by mistake or on purpose. */
function asDoubtful(fix: Fix): Fix {
  return { ...fix, isSure: false };
}

function isSamePlace(one: Diagnostic, other: Diagnostic): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}

function compareDiagnostics(one: Diagnostic, other: Diagnostic): number {
  return (
    compareCodeUnits(one.severity, other.severity) ||
    compareCodeUnits(one.file, other.file) ||
    one.line - other.line ||
    one.column - other.column ||
    compareCodeUnits(one.code, other.code) ||
    compareCodeUnits(one.message, other.message)
  );
}

/** The diagnostics of a list that are not known: one that merely moved to another line is, a second equal one is not. */
export function missingFrom(
  known: readonly Diagnostic[],
  list: readonly Diagnostic[],
): Diagnostic[] {
  const counts = new Map<string, number>();
  for (const each of known) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return list.filter((each) => {
    const left = counts.get(keyOf(each)) ?? 0;
    counts.set(keyOf(each), left - 1);
    return left <= 0;
  });
}

function keyOf({ code, file, message }: Diagnostic): string {
  return JSON.stringify([code, file, message]);
}
