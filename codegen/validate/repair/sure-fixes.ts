import type { Fix } from '../../diagnostics/diagnostic.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { sureFixOf } from '../../diagnostics/fixes.ts';
import { withEdits } from '../../text/edit.ts';
import type { Trial } from './try-slips.ts';

/** Whether the sure fixes of all findings, made together, leave no error. */
export function isFixed(
  text: string,
  findings: readonly Finding[],
  attempt: (text: string) => Trial,
): boolean {
  const fixes = findings.map(sureFixOf);
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

/** A finding whose fix is sure only if the file can be parsed with it. */
export function withoutHarm(
  { text }: { readonly text: string },
  finding: Finding,
  attempt: (text: string) => Trial,
): Finding {
  const fix = sureFixOf(finding);
  if (!fix || attempt(withEdits(text, fix.edits)).json !== undefined) return finding;
  const asDoubtful = (each: Fix): Fix => ({ ...each, isSure: false });
  return { ...finding, fixes: (finding.fixes ?? []).map(asDoubtful) };
}
