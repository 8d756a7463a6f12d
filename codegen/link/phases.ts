import type { Diagnostic, Path } from '../diagnostics/diagnostic.ts';
import { fixesWith } from '../diagnostics/fixes.ts';
import { diagnosticAt } from '../diagnostics/make-diagnostic.ts';
import { isRecord, pathOf, valueAt } from '../model/data.ts';
import type { Source } from '../model/source.ts';
import { isMoney } from '../model/units.ts';
import { answerable, commentOf } from './comment.ts';
import type { CodedFinding, Phase } from './rule.ts';

type Report = (
  findings: readonly CodedFinding[],
  found: readonly Diagnostic[],
) => readonly Diagnostic[];

/** What is reported of the findings of a phase, besides what was found before. */
export const diagnosticsOf: Readonly<Record<Phase, Report>> = {
  error: (findings) => distinct(findings).map(toDiagnostic),
  address: (findings) => findings.map(toDiagnostic),
  advice: (findings) => findings.map(toDiagnostic),
  doubt: (findings, found) => unanswered(findings, found).map(graded).map(toDiagnostic),
  unused: (findings) => withoutKept(withoutParts(findings)).map(atKey).map(toDiagnostic),
};

/** Adds a fix only if the file contains the wrong text itself, not if a reference to a fact brings it. */
function toDiagnostic({
  source,
  path,
  text,
  span = source.locate(path),
}: CodedFinding): Diagnostic {
  const { rewrite: _rewrite, fixes: _fixes, ...rest } = text;
  return diagnosticAt(source.file, span, { ...rest, ...fixesWith(source, span, text) });
}

/** A finding in a template occurs once per record but is reported, and its position looked up, once. */
function distinct(findings: readonly CodedFinding[]): readonly CodedFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ source, path, span, text }) => {
    const key = `${source.file}\n${path.join('\n')}\n${span?.start}\n${text.message}`;
    return seen.size < seen.add(key).size;
  });
}

const meant = commentOf('unusual');

/** Without what a comment beside or above says is meant, and what another message about its line explains. */
function unanswered(findings: readonly CodedFinding[], found: readonly Diagnostic[]) {
  const reported = new Set(found.map(({ file, line }) => `${file}:${line}`));
  return findings.filter(({ source, path, span = source.locate(path) }) => {
    if (reported.has(`${source.file}:${span.line}`)) return false;
    return !meant.answers({ source, path, span });
  });
}

/** A doubt about money is an error until it is answered, for the price is charged; any other is a warning. */
function graded({ source, path, text, ...place }: CodedFinding): CodedFinding {
  const isAboutMoney = isAmount(valueAt(source.data, path), path);
  const grade = isAboutMoney ? {} : ({ severity: 'warning' } as const);
  return { ...place, source, path, text: { ...grade, ...answerable(text) } };
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

const kept = commentOf('unused');

function withoutKept(findings: readonly CodedFinding[]): readonly CodedFinding[] {
  return findings.filter(({ source, path }) => !isKept(source, String(path.at(-1))));
}

/** Whether a comment is beside or above the key. It searches the text, which needs no position. */
function isKept({ text }: Source, key: string): boolean {
  if (!kept.isIn(text)) return false;
  const lines = text.split('\n');
  return lines.some(
    (line, index) => line.trimStart().startsWith(`${key}:`) && kept.isBeside(lines, index),
  );
}

/** A warning at the key of what is unused. */
function atKey({ source, path, text }: CodedFinding): CodedFinding {
  const span = source.locate(pathOf(source.data, path.map(String)), 'key');
  return { source, path, span, text: { severity: 'warning', ...text } };
}
