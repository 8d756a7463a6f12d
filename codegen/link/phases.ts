import type { Code } from '../../generated/codes.ts';
import type { Path, Phase } from '../diagnostics/diagnostic.ts';
import { type Finding, spanOf } from '../diagnostics/finding.ts';
import { isRecord, pathOf, valueAt } from '../model/data.ts';
import { isMoney } from '../model/units.ts';
import { answerable, commentOf, keepUnused } from './comment.ts';
import type { RuleFinding } from './rule.ts';

/** A finding with its code. */
export type CodedFinding = RuleFinding & { readonly code: Code };

type Select = (
  findings: readonly CodedFinding[],
  found: readonly Finding[],
) => readonly CodedFinding[];

/** The findings of a phase that are reported, besides what was found before. */
export const reportedIn: Readonly<Partial<Record<Phase, Select>>> = {
  error: (findings) => distinct(open(findings)),
  doubt: (findings, found) => open(unexplained(findings, found).map(graded)),
  unused: (findings) => withoutAllowed(withoutParts(findings).map(atKey)),
};

/** A finding in a template occurs once per record but is reported, and its position looked up, once. */
function distinct(findings: readonly CodedFinding[]): readonly CodedFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ source, path, span, message }) => {
    const key = `${source.file}\n${path.join('\n')}\n${span?.start}\n${message}`;
    return seen.size < seen.add(key).size;
  });
}

const meant = commentOf('unusual');

/** Without the doubts that a comment beside or above answers; the others say how they are answered. */
function open(findings: readonly CodedFinding[]): readonly CodedFinding[] {
  return findings.flatMap((finding) => {
    if (finding.phase !== 'doubt' && finding.phase !== 'costly') return [finding];
    return meant.answers(finding) ? [] : [answerable(finding)];
  });
}

/** Without what another message about its line explains. */
function unexplained(findings: readonly CodedFinding[], found: readonly Finding[]) {
  const lineOf = (each: Finding) => `${each.source.file}:${spanOf(each).line}`;
  const reported = new Set(found.map(lineOf));
  return findings.filter((each) => !reported.has(lineOf(each)));
}

/** A doubt about an amount of money is a costly one: the price is charged. */
function graded(finding: CodedFinding): CodedFinding {
  const { source, path } = finding;
  return isAmount(valueAt(source.data, path), path) ? { ...finding, phase: 'costly' } : finding;
}

/** Whether a value is an amount of money, or a fact that holds one. */
function isAmount(value: unknown, path: Path): boolean {
  const keys = [path.at(-1), ...(isRecord(value) ? Object.keys(value) : [])];
  return keys.some((key) => isMoney(String(key)));
}

/** If a whole fact is unused, its second values are not reported as well. */
function withoutParts(findings: readonly CodedFinding[]): readonly CodedFinding[] {
  const byFile = Map.groupBy(findings, ({ source }) => source);
  return [...byFile.values()].flatMap((own) =>
    own.filter((part) => !own.some((whole) => isPartOf(part.path, whole.path))),
  );
}

function isPartOf(part: Path, whole: Path): boolean {
  return whole.length < part.length && whole.every((step, index) => step === part[index]);
}

const unusedComment = commentOf('unused');

/** Without what a comment beside or above keeps; the others say how they are kept. */
function withoutAllowed(findings: readonly CodedFinding[]): readonly CodedFinding[] {
  return findings
    .filter((each) => !(unusedComment.isIn(each.source.text) && unusedComment.answers(each)))
    .map((each) => answerable(each, 'unused', keepUnused));
}

/** What is unused is reported at its key. */
function atKey(finding: CodedFinding): CodedFinding {
  const { source, path } = finding;
  const span = source.locate(pathOf(source.data, path.map(String)), 'key');
  return { ...finding, span };
}
