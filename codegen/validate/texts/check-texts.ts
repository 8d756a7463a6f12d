import type { Diagnostic, Edit, Fix, Path } from '../../diagnostics/diagnostic.ts';
import { diagnosticAt } from '../../diagnostics/finding.ts';
import { fixing } from '../../diagnostics/fixes.ts';
import { withEdits } from '../../diagnostics/with-edits.ts';
import { valueAt } from '../../model/data.ts';
import type { Source } from '../../model/source.ts';
import { visitTexts } from '../../model/visit-texts.ts';
import { readDocument } from '../../parse/source.ts';
import { strayBraces } from './braces.ts';
import {
  entities,
  lostCharacters,
  mergeSigns,
  misread,
  wideLetters,
  writtenBreaks,
} from './damaged.ts';
import { escapeText, lineBreaks } from './escapes.ts';
import { editedText, type TextEdit, type TextFinding, type TextRule } from './finding.ts';
import { invisibleCharacters, nothingToSee } from './invisible.ts';
import { markup } from './markup.ts';

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
  strayBraces,
  lineBreaks,
];

/** A quick test for texts that a rule may find something in. */
const signs = /[^\x20-\x7e’“”‘—–…é°]|[*_~`<{}\\]|[|=>]{6}|&[#a-z]|\]\(|^\s*(?:[#>]|$)/i;

/** What is wrong with the texts of a file, and the places of these texts, where its schema need not find more. */
export interface TextDiagnostics {
  readonly diagnostics: readonly Diagnostic[];
  readonly places: ReadonlySet<string>;
}

/** Finds what is lost or damaged in texts, unless what the schema finds at the same place is the better word for it. */
export function checkTexts(
  source: Source,
  others: ReadonlyMap<string, string> = new Map(),
): TextDiagnostics {
  const diagnostics: Diagnostic[] = [];
  const places = new Set<string>();
  visitTexts(source.data, (text, path) => {
    if (!signs.test(text)) return;
    const all = findingsIn(text).flatMap((each) => diagnosticOf(source, path, each) ?? []);
    const place = placeOf(source.locate(path));
    const found = all.filter(({ code }) => !isSaidBetter(code, others.get(place)));
    if (found.length > 0) places.add(place);
    diagnostics.push(...found);
  });
  return { diagnostics, places };
}

/** A blank may stand where a number belongs, and a backslash in an address that no site may have. */
function isSaidBetter(code: string, other: string | undefined): boolean {
  return code === 'blank-text'
    ? other === 'wrong-type'
    : code === 'lost-letter' && other !== undefined;
}

/** What the rules find in a text; one that overlaps with what an earlier one found is part of that. */
export function findingsIn(text: string): readonly TextFinding[] {
  const found: TextFinding[] = [];
  for (const finding of rules.flatMap((rule) => rule(text))) {
    if (!found.some((other) => overlaps(other, finding))) found.push(finding);
  }
  return found;
}

function overlaps(one: TextFinding, other: TextFinding): boolean {
  return one.at < other.at + other.length && other.at < one.at + one.length;
}

/** The line and column of a diagnostic. */
export function placeOf({
  line,
  column,
}: {
  readonly line: number;
  readonly column: number;
}): string {
  return `${line}:${column}`;
}

function diagnosticOf(source: Source, path: Path, finding: TextFinding): Diagnostic | undefined {
  const { at, length, diagnostic } = finding;
  const span = source.locateInString(path, at, length);
  const written = source.text.slice(span.start, span.start + 2);
  if (!/^\\[^\sxuU"\\/]/.test(written)) {
    if (diagnostic.code === 'lost-letter') return undefined;
    return diagnosticAt(source.file, span, { ...diagnostic, ...fixesOf(source, path, finding) });
  }
  const edit = { file: source.file, start: span.start, end: span.start, text: '\\' };
  const meant = String(valueAt(source.data, path)).charAt(at);
  return diagnosticAt(source.file, span, { ...escapeText(written, meant), ...fixing(false, edit) });
}

/** The edits in the file, if they change this text alone, and to what is meant. */
function fixesOf(
  source: Source,
  path: Path,
  { edits = [], isSure = false }: TextFinding,
): { readonly fixes?: readonly Fix[] } {
  if (edits.length === 0) return {};
  const text = String(valueAt(source.data, path));
  const written = edits.map((edit) => editInFile(source, path, text, edit));
  const all = written.flatMap((edit) => edit ?? []);
  if (all.length < edits.length) return {};
  return reads(source, path, editedText(text, edits), all) ? fixing(isSure, ...all) : {};
}

function editInFile(source: Source, path: Path, text: string, edit: TextEdit): Edit | undefined {
  const { at, length, word } = edit;
  const { file } = source;
  const { start } = source.locateInString(path, at, 1);
  if (source.text.startsWith(text.slice(at, at + length), start)) {
    return { file, start, end: start + length, text: word };
  }
  const last = source.locateInString(path, at + length - 1, 1).start;
  const sequence = escapeFrom(source.text, last);
  if (sequence === undefined) return undefined;
  return { file, start, end: last + sequence.length, text: word };
}

/** The escape sequence at an offset of a text in double quotes. */
function escapeFrom(text: string, at: number): string | undefined {
  return /^\\(?:x.{2}|u.{4}|U.{8}|\S)/.exec(text.slice(at, at + 10))?.[0];
}

/** Whether the file holds that text, and all else as before, once it is edited. */
function reads(source: Source, path: Path, wanted: string, edits: readonly Edit[]): boolean {
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
