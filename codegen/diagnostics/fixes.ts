import type { FileEdit } from '../text/edit.ts';
import type { Diagnostic, Fix, Rewrite, Span } from './diagnostic.ts';

interface Written {
  readonly file: string;
  readonly text: string;
}

/** The fix of a wrong text within a span; none if the file holds a reference instead of the text itself. */
export function fixingText(
  { file, text }: Written,
  span: Pick<Span, 'start' | 'end'>,
  { from, to }: Rewrite,
): { readonly fixes?: readonly Fix[] } {
  const at = placeIn(text.slice(span.start, span.end), from);
  if (at === -1) return {};
  const start = span.start + at;
  return fixing(to.isSure, { file, start, end: start + from.length, text: to.word });
}

/** The index of a name in a longer text, preferably where it is not part of another name. */
function placeIn(text: string, name: string): number {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + name.length)];
    if (!isLetter(before) && !isLetter(after)) return at;
  }
  return text.indexOf(name);
}

function isLetter(letter: string): boolean {
  return /^[\p{Letter}\p{Number}]$/u.test(letter);
}

/** All possible fixes of a diagnostic: those already known, then the one that rewrites a wrong text. */
export function fixesWith(
  written: Written,
  span: Pick<Span, 'start' | 'end'>,
  { fixes = [], rewrite }: { readonly fixes?: readonly Fix[]; readonly rewrite?: Rewrite },
): { readonly fixes?: readonly Fix[] } {
  const all = [...fixes, ...((rewrite && fixingText(written, span, rewrite).fixes) ?? [])];
  return all.length > 0 ? { fixes: all } : {};
}

/** One fix, whose edits are applied together. */
export function fixing(
  isSure: boolean,
  ...edits: readonly FileEdit[]
): {
  readonly fixes: readonly Fix[];
} {
  return { fixes: [{ isSure, edits }] };
}

/** The fix for a file with a wrong name. */
export function renaming(
  isSure: boolean,
  from: string,
  to: string,
): { readonly fixes: readonly Fix[] } {
  return { fixes: [{ isSure, edits: [], renames: [{ from, to }] }] };
}

/** The fix that may be applied unasked, if there is one; among several, none is sure. */
export function sureFixOf({ fixes = [] }: Pick<Diagnostic, 'fixes'>): Fix | undefined {
  const [first, second] = fixes.filter(({ isSure }) => isSure);
  return second ? undefined : first;
}
