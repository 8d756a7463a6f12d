import type { Diagnostic, Fix } from '../../diagnostics/diagnostic.ts';
import { sureFixOf } from '../../diagnostics/fixes.ts';
import { withEdits } from '../../text/edit.ts';
import type { Trial } from './try-slips.ts';

/** Whether the sure fixes of all diagnostics, made together, leave no error. */
export function isFixed(
  text: string,
  diagnostics: readonly Diagnostic[],
  attempt: (text: string) => Trial,
): boolean {
  const fixes = diagnostics.map(sureFixOf);
  if (fixes.includes(undefined)) return false;
  return (
    attempt(
      withEdits(
        text,
        fixes.flatMap((fix) => fix?.edits ?? []),
      ),
    ).errorCount === 0
  );
}

/** A diagnostic whose fix is sure only if the file can be parsed with it. */
export function withoutHarm(
  { text }: { readonly text: string },
  diagnostic: Diagnostic,
  attempt: (text: string) => Trial,
): Diagnostic {
  const fix = sureFixOf(diagnostic);
  if (!fix || attempt(withEdits(text, fix.edits)).json !== undefined) return diagnostic;
  const asDoubtful = (each: Fix): Fix => ({ ...each, isSure: false });
  return { ...diagnostic, fixes: (diagnostic.fixes ?? []).map(asDoubtful) };
}
