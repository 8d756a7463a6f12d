import type { Span } from '../diagnostics/diagnostic.ts';
import { type Finding, spanOf } from '../diagnostics/finding.ts';
import { findLiterals } from '../model/literal.ts';
import type { ContentFile, Found } from '../model/source.ts';
import { createSource } from '../parse/create-source.ts';
import { type Parsed, parseFile, tryToRead } from '../parse/parse.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { takenMarks } from '../schema/taken-marks.ts';
import { findLinks } from '../schema/walk.ts';
import { explainErrors } from './explain-errors.ts';
import { findMergeMarks } from './merge-marks.ts';
import { asWritten } from './repair/as-written.ts';
import { findRepair, isFixed, withoutHarm } from './repair/repair.ts';
import type { Trial } from './repair/try-slips.ts';
import { speak } from './spoken.ts';
import { checkTexts, lineAndColumn } from './texts/check-texts.ts';
import { findUntranslated } from './untranslated.ts';

/** The result of checking a file by itself, as plain data. */
export interface CheckedFile {
  /** What it holds, if it could be parsed at all. */
  readonly content?: { readonly data: unknown; readonly found: Partial<Found> };
  /** None if the file is good. */
  readonly findings: readonly Finding[];
}

/** A file with more slips of the hand than this is left to its author. */
const mostRepairs = 4;

/** Checks a file by itself. What a merge left in it is reported first, and the rest is checked as if it were gone. */
export function checkFile(file: ContentFile, schemas: SchemaSet): CheckedFile {
  const marks = findMergeMarks(file);
  if (!marks) return checkWithRepairs(file, schemas);
  const { findings } = checkWithRepairs({ ...file, text: marks.rest }, schemas);
  const others = findings.map((finding): Finding => {
    const { fixes: _ofTheRest, related, ...each } = finding;
    return {
      ...each,
      source: { file: file.file },
      span: marks.placed(spanOf(finding)),
      ...(related && { related: related.map(marks.placed) }),
    };
  });
  return { findings: [...marks.findings, ...others] };
}

/**
 * Parses a file and checks it against its schema. If undoing one slip of the hand takes its errors away, the slip
 * is reported instead, and the file is checked further as if it were undone.
 */
function checkWithRepairs(file: ContentFile, schemas: SchemaSet, repairs = 0): CheckedFile {
  const { vague, ...checked } = checkAsWritten(file, schemas);
  const { content, findings } = checked;
  if (findings.length === 0 || repairs === mostRepairs) return checked;
  const attempt = (text: string) => attemptOf({ ...file, text }, schemas);
  if (attempt(file.text).errorCount === 0 || isFixed(file.text, findings, attempt)) return checked;
  const broken = { ...file, findings, isRead: content !== undefined, attempt };
  const { repair, guess } = findRepair(broken);
  const rest =
    repair && checkWithRepairs({ ...file, text: repair.repaired }, schemas, repairs + 1).findings;
  const others = repair && rest ? asWritten(file.text, repair, rest) : [];
  const repairedLine = repair && spanOf(repair.finding).line;
  // What is still wrong where it was repaired was another slip: a line that was deleted, say.
  const isElsewhere = repair?.isWhole || others.every((each) => spanOf(each).line !== repairedLine);
  if (repair && isElsewhere) return { ...checked, findings: [repair.finding, ...others] };
  return {
    ...checked,
    findings: findings.map((each) =>
      each === vague && guess ? guess : withoutHarm(file, each, attempt),
    ),
  };
}

function attemptOf(file: ContentFile, schemas: SchemaSet): Trial {
  const { data: written, stop } = tryToRead(file.text);
  const { data } = speak(written, schemas.languages);
  if (data === undefined) return { errorCount: Number.POSITIVE_INFINITY, stop };
  return { json: JSON.stringify(data), errorCount: schemas.errors(file.kind.schema, data).length };
}

function checkAsWritten(
  file: ContentFile,
  schemas: SchemaSet,
): CheckedFile & Pick<Parsed, 'vague'> {
  const { source: written, findings, vague } = parseFile(file);
  if (!written) return { findings, vague };
  const said = speak(written.data, schemas.languages);
  const { data, spoken } = said;
  const source = spoken.length > 0 ? createSource(file, data, { spoken }) : { ...written, data };
  const found = explainErrors({ source, schemas }, { schema: file.kind.schema, data, path: [] });
  const codes = new Map(found.map((each) => [lineAndColumn(each), each.code]));
  const texts = checkTexts(source, codes, (path) =>
    takenMarks(schemas.field(file.kind.schema), data, path),
  );
  // A group that has reserved keys alone is not reported as empty, too.
  const reserved = findings.filter(({ code }) => code === 'unknown-key').map(spanOf);
  const isOfItself = (finding: Finding) => {
    const { line, column } = spanOf(finding);
    const isIn = (key: Span) => key.line === line && key.column >= column;
    return finding.code !== 'too-few' || !reserved.some(isIn);
  };
  const rest = found.filter((finding) => !texts.positions.has(lineAndColumn(finding)));
  const all = [...findings, ...texts.findings, ...rest.filter(isOfItself)];
  if (all.length === 0)
    all.push(...findUntranslated({ source, schema: file.kind.schema, said }, schemas));
  const collected = all.length === 0 ? findAll(file, data, schemas) : {};
  const places = spoken.length > 0 ? { spoken } : {};
  return { content: { data, found: { ...collected, ...places } }, findings: all };
}

function findAll({ kind }: ContentFile, data: unknown, schemas: SchemaSet): Found {
  const links = findLinks(schemas, kind.schema, data);
  return { links, literals: findLiterals(data) };
}
