import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { findLiterals } from '../model/literal.ts';
import type { ContentFile, Found } from '../model/source.ts';
import { parseFile, readPlainly } from '../parse/parse.ts';
import { findLinks } from '../schema/find-links.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import type { CheckedFile } from './checked-files.ts';
import { explainErrors } from './explain-errors.ts';
import { placedBefore } from './repair/placed-before.ts';
import { findRepair, type Trial } from './repair/repair.ts';
import { isFixed, withoutHarm } from './repair/sure-fixes.ts';
import { checkTexts, placeOf } from './texts/check-texts.ts';

/** A file with more slips of the hand than this is left to its author. */
const mostRepairs = 4;

/**
 * Parses a file and checks it against its schema. If undoing one slip of the hand takes its errors away, the slip
 * is reported instead, and the file is checked further as if it were undone.
 */
export function checkFile(file: ContentFile, schemas: SchemaSet, repairs = 0): CheckedFile {
  const checked = checkAsWritten(file, schemas);
  const { content, diagnostics } = checked;
  if (diagnostics.length === 0 || repairs === mostRepairs) return checked;
  const attempt = (text: string) => attemptOf({ ...file, text }, schemas);
  if (attempt(file.text).errorCount === 0 || isFixed(file.text, diagnostics, attempt))
    return checked;
  const broken = { ...file, diagnostics, isRead: content !== undefined, attempt };
  const repair = findRepair(broken);
  const rest =
    repair && checkFile({ ...file, text: repair.repaired }, schemas, repairs + 1).diagnostics;
  const others = repair && rest ? placedBefore(file.text, repair, rest) : [];
  // What is still wrong where it was repaired was another slip: a line that was deleted, say.
  const isElsewhere =
    repair?.isWhole || others.every(({ line }) => line !== repair?.diagnostic.line);
  if (repair && isElsewhere) return { ...checked, diagnostics: [repair.diagnostic, ...others] };
  return { ...checked, diagnostics: diagnostics.map((each) => withoutHarm(file, each, attempt)) };
}

function attemptOf(file: ContentFile, schemas: SchemaSet): Trial {
  const data = readPlainly(file.text);
  if (data === undefined) return { errorCount: Number.POSITIVE_INFINITY };
  return { json: JSON.stringify(data), errorCount: schemas.errors(file.kind.schema, data).length };
}

function checkAsWritten(file: ContentFile, schemas: SchemaSet): CheckedFile {
  const { source, diagnostics } = parseFile(file);
  if (!source) return { diagnostics };
  const { data } = source;
  const found = explainErrors({ source, schemas }, { schema: file.kind.schema, data, path: [] });
  const texts = checkTexts(
    source,
    new Map(found.map((diagnostic) => [placeOf(diagnostic), diagnostic.code])),
  );
  const rest = found.filter((diagnostic) => !texts.places.has(placeOf(diagnostic)));
  const all = [...diagnostics, ...texts.diagnostics, ...withoutReserved(rest, diagnostics)];
  const collected = all.length === 0 ? findAll(file, data, schemas) : {};
  return { content: { data, found: collected }, diagnostics: all };
}

function findAll({ kind }: ContentFile, data: unknown, schemas: SchemaSet): Found {
  const links = findLinks(schemas, kind.schema, data);
  return { links, literals: findLiterals(data) };
}

/** A reserved key is not reported again as unknown to its group. */
function withoutReserved(found: readonly Diagnostic[], reported: readonly Diagnostic[]) {
  const reserved = new Set(reported.filter(({ code }) => code === 'unknown-key').map(placeOf));
  return found.filter(
    (diagnostic) =>
      !(
        ['unknown-key', 'wrong-name'].includes(diagnostic.code) && reserved.has(placeOf(diagnostic))
      ),
  );
}
