import type { Diagnostic, Edit, Fix } from '../../diagnostics/diagnostic.ts';
import { sureFixOf } from '../../diagnostics/fixes.ts';
import type { Trial } from './repair.ts';

/** Whether the sure fixes of faults, made together, leave none. */
export function isMended(
  text: string,
  diagnostics: readonly Diagnostic[],
  attempt: (text: string) => Trial,
): boolean {
  const fixes = diagnostics.map(sureFixOf);
  if (fixes.includes(undefined)) return false;
  return (
    attempt(
      edited(
        text,
        fixes.flatMap((fix) => fix?.edits ?? []),
      ),
    ).faults === 0
  );
}

/** A fault whose fix is sure only if the file can be parsed with it. */
export function withoutHarm(
  { text }: { readonly text: string },
  fault: Diagnostic,
  attempt: (text: string) => Trial,
): Diagnostic {
  const fix = sureFixOf(fault);
  if (!fix || attempt(edited(text, fix.edits)).json !== undefined) return fault;
  const asDoubtful = (each: Fix): Fix => ({ ...each, isSure: false });
  return { ...fault, fixes: (fault.fixes ?? []).map(asDoubtful) };
}

/** Applies the last edit first, so that earlier offsets stay valid. */
function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (current, { start, end, text: own }) => current.slice(0, start) + own + current.slice(end),
      text,
    );
}
