import type { Path } from '../../diagnostics/diagnostic.ts';
import { type Finding, spanOf, type TextFinding } from '../../diagnostics/finding.ts';
import { fixing } from '../../diagnostics/fixes.ts';
import { valueAt } from '../../model/data.ts';
import type { Source } from '../../model/source.ts';
import { visitTexts } from '../../model/visit-values.ts';
import { readDocument } from '../../parse/create-source.ts';
import { type Edit, type FileEdit, withEdits } from '../../text/edit.ts';
import {
  entities,
  lostCharacters,
  mergeSigns,
  misread,
  wideLetters,
  writtenBreaks,
} from './damaged.ts';
import { escapeText, lineBreaks, looseBraces } from './escapes.ts';
import { halfMarks } from './half-marks.ts';
import { invisibleCharacters, nothingToSee } from './invisible.ts';
import { markup } from './markup.ts';
import type { Takes, TextRule } from './text-rule.ts';

const rules: readonly TextRule[] = [
  nothingToSee,
  misread,
  lostCharacters,
  mergeSigns,
  wideLetters,
  writtenBreaks,
  invisibleCharacters,
  entities,
  markup,
  halfMarks,
  looseBraces,
  lineBreaks,
];

/** A quick test for texts that a rule may find something in. */
const signs = /[^\x20-\x7e’“”‘—–…é°]|[*_~`<{}\\]|[|=>]{6}|&[#a-z]|\[|^\s*(?:[#>]|$)/i;

/** What is wrong with the texts of a file, and the places of these texts, where its schema need not find more. */
export interface TextDiagnostics {
  readonly findings: readonly Finding[];
  readonly positions: ReadonlySet<string>;
}

/** Finds what is lost or damaged in texts, unless what the schema finds at the same place is the better word for it. */
export function checkTexts(
  source: Source,
  others: ReadonlyMap<string, string> = new Map(),
  takesAt: (path: Path) => Takes = () => undefined,
): TextDiagnostics {
  const findings: Finding[] = [];
  const positions = new Set<string>();
  visitTexts(source.data, (text, path) => {
    if (!signs.test(text)) return;
    const all = findingsIn(text, takesAt(path)).flatMap((each) => placed(source, path, each) ?? []);
    const position = lineAndColumn({ source, path });
    const found = all.filter(({ code }) => !isSaidBetter(code, others.get(position)));
    if (found.length > 0) positions.add(position);
    findings.push(...found);
  });
  return { findings, positions };
}

/** A blank may stand where a number belongs, and a backslash in an address that no site may have. */
function isSaidBetter(code: string, other: string | undefined): boolean {
  return code === 'blank-text'
    ? other === 'wrong-type'
    : code === 'lost-letter' && other !== undefined;
}

/** What the rules find in a text; one that overlaps with what an earlier one found is part of that. */
export function findingsIn(text: string, takes?: Takes): readonly TextFinding[] {
  const found: TextFinding[] = [];
  for (const finding of rules.flatMap((rule) => rule(text, takes))) {
    if (!found.some((other) => overlaps(other, finding))) found.push(finding);
  }
  return found;
}

function overlaps(one: TextFinding, other: TextFinding): boolean {
  return one.start < other.start + other.length && other.start < one.start + one.length;
}

/** The line and column of a finding. */
export function lineAndColumn(finding: Pick<Finding, 'source' | 'path' | 'span'>): string {
  const { line, column } = spanOf(finding);
  return `${line}:${column}`;
}

function placed(source: Source, path: Path, finding: TextFinding): Finding | undefined {
  const { start, length, edits = [], isSure = false, ...message } = finding;
  const span = source.locateInString(path, start, length);
  const written = source.text.slice(span.start, span.start + 2);
  if (!/^\\[^\sxuU"\\/]/.test(written)) {
    if (message.code === 'lost-letter') return undefined;
    const own = edits.length > 0 ? editsInFile(source, path, edits) : [];
    const fixes = own.length > 0 && fixing(isSure, ...own);
    return { source, path, span, ...message, ...fixes };
  }
  const edit = { file: source.file, start: span.start, end: span.start, text: '\\' };
  const meant = String(valueAt(source.data, path)).charAt(start);
  return {
    source,
    path,
    span,
    ...escapeText(written, meant),
    ...fixing(false, edit),
  };
}

/** The edits in the file, if they change this text alone, and to what is meant. */
function editsInFile(source: Source, path: Path, edits: readonly Edit[]): readonly FileEdit[] {
  const text = String(valueAt(source.data, path));
  const all = edits.flatMap((edit) => editInFile(source, path, text, edit) ?? []);
  return all.length === edits.length && reads(source, path, withEdits(text, edits), all) ? all : [];
}

function editInFile(
  source: Source,
  path: Path,
  value: string,
  { start: at, end, text }: Edit,
): FileEdit | undefined {
  const { file } = source;
  const { start } = source.locateInString(path, at, 1);
  if (source.text.startsWith(value.slice(at, end), start))
    return { file, start, end: start + end - at, text };
  const last = source.locateInString(path, end - 1, 1).start;
  const sequence = escapeFrom(source.text, last);
  if (sequence === undefined) return undefined;
  return { file, start, end: last + sequence.length, text };
}

/** The escape sequence at an offset of a text in double quotes. */
function escapeFrom(text: string, at: number): string | undefined {
  return /^\\(?:x.{2}|u.{4}|U.{8}|\S)/.exec(text.slice(at, at + 10))?.[0];
}

/** Whether the file holds that text, and all else as before, once it is edited. */
function reads(source: Source, path: Path, wanted: string, edits: readonly FileEdit[]): boolean {
  const document = readDocument(withEdits(source.text, edits));
  if (document.errors.length > 0) return false;
  const data: unknown = document.toJS({ maxAliasCount: 0 });
  const found = valueAt(data, path);
  if (typeof found !== 'string' || folded(found) !== folded(wanted)) return false;
  return otherTexts(data, path) === otherTexts(source.data, path);
}

function folded(text: string): string {
  return text.replaceAll(/[ \t\n]+/g, ' ').trim();
}

function otherTexts(data: unknown, own: Path): string {
  const others: string[] = [];
  visitTexts(data, (text, path) => {
    if (path.join('\n') !== own.join('\n')) others.push([...path, text].join('\n'));
  });
  return others.join('\n\n');
}
