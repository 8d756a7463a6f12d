import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { countOf } from '../diagnostics/phrases.ts';

/** What is said of several places in the same words is one wish or one slip, from this many places on. */
const manyPlaces = 3;
const mostPlaces = 3;

/** A diagnostic in place of all that say the same: it counts their files, and lists the first of the other places. */
export function withoutRepetition(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = Map.groupBy(diagnostics, wordsOf);
  return diagnostics.flatMap((each) => {
    const [first, ...others] = groups.get(wordsOf(each)) ?? [];
    if (first === undefined || others.length + 1 < manyPlaces) return [each];
    return each === first ? [merged(first, others)] : [];
  });
}

/** What is said, and what is offered. */
function wordsOf({ severity, code, message, help, fixes = [] }: Diagnostic): string {
  const words = fixes.map(({ isSure, edits, renames = [] }) => [
    isSure,
    ...edits.map(({ text, start, end }) => [text, end - start]),
    ...renames.map(({ to }) => to),
  ]);
  return JSON.stringify([severity, code, message, help, words]);
}

function merged(first: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const files = new Set([first, ...others].map(({ file }) => file)).size;
  const where = files > 1 ? `in ${countOf(files, 'file')}` : `at ${others.length + 1} places`;
  const shown = others.slice(0, mostPlaces).map(({ file, line, column }) => ({
    file,
    line,
    column,
    message: 'here too',
  }));
  const related = [...(first.related ?? []), ...shown];
  return { ...first, message: `${first.message}, ${where}`, related };
}
