import type { Diagnostic, Fix, Path, Span } from './diagnostic.ts';

/** A fault without its place; an error unless its severity says otherwise. */
export type FaultText = Pick<
  Diagnostic,
  'code' | 'message' | 'help' | 'related' | 'cause' | 'isOrigin' | 'fixes'
> &
  Partial<Pick<Diagnostic, 'severity'>>;

/** A fault of a whole file. */
export function faultInFile(file: string, text: FaultText): Diagnostic {
  return { severity: 'error', file, line: 1, column: 1, endColumn: 1, ...text };
}

/** A fault at a span of a file. */
export function faultAt(file: string, span: Span, text: FaultText): Diagnostic {
  const { line, column, endColumn } = span;
  return { severity: 'error', file, line, column, endColumn, ...text };
}

/** A file whose values can be located. */
interface Located {
  readonly file: string;
  locate(path: Path): Span;
}

/** A fault of the value at `path`, or of its key. */
export function faultOf(source: Located, path: Path, text: FaultText): Diagnostic {
  return faultAt(source.file, source.locate(path), text);
}

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

/** The files with errors. */
export function filesAtFault(diagnostics: readonly Diagnostic[]): ReadonlySet<string> {
  return new Set(diagnostics.filter(isError).map(({ file }) => file));
}

const mostPlaces = 3;

/** Merges faults with the same cause into their origin or the first, which counts the other places and lists a few. */
export function mergeCauses(sorted: readonly Diagnostic[]): Diagnostic[] {
  const groups = Map.groupBy(sorted, (fault) => fault.cause ?? fault);
  const merged = [...groups.values()].flatMap((group) => {
    const head = group.find(({ isOrigin }) => isOrigin) ?? group[0];
    if (!head) return [];
    const { cause: _cause, isOrigin = false, ...fault } = head;
    // A template is read once per page, so the same place may repeat.
    const elsewhere = group.filter((other) => !isSamePlace(head, other));
    return [elsewhere.length === 0 ? fault : withPlaces(fault, elsewhere, isOrigin)];
  });
  return sortDiagnostics(merged);
}

/** A fault with the places of others that have the same cause; takes its help from the first that has any. */
function withPlaces(
  fault: Diagnostic,
  others: readonly Diagnostic[],
  isOrigin: boolean,
): Diagnostic {
  const places = others.slice(0, mostPlaces).map(({ file, line, column }) => {
    return { file, line, column, message: `this refers to it${isOrigin ? '' : ' too'}` };
  });
  const advice = fault.help || fault.fixes ? fault : others.find(({ help }) => help);
  const count = countOf(others.length, isOrigin ? 'place' : 'more place');
  const more = `${count} ${others.length === 1 ? 'refers' : 'refer'} to it.`;
  return {
    ...fault,
    ...(advice?.fixes && { fixes: advice.fixes.map(asDoubtful) }),
    help: [advice?.help ?? [], more].flat().join(' '),
    related: [...(fault.related ?? []), ...places],
  };
}

/** Nobody makes the same typo in several places: what they refer to may have been renamed, by mistake or on purpose. */
function asDoubtful(fix: Fix): Fix {
  return { ...fix, isSure: false };
}

function isSamePlace(one: Diagnostic, other: Diagnostic): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}

/** A count with its noun: `1 file`, `2,000 files`. */
export function countOf(amount: number, noun: string): string {
  // Loading locale data is slow, and only needed for the thousands separator.
  const digits = amount < 1000 ? String(amount) : amount.toLocaleString('en-US');
  return `${digits} ${noun}${amount === 1 ? '' : 's'}`;
}

/** Compares by code units: the same order on every machine. */
export function compareCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
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
