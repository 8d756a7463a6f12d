import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { findLiterals } from '../model/literal.ts';
import { findParagraphs } from '../model/paragraph.ts';
import type { ContentFile, Found } from '../model/source.ts';
import { parseFile } from '../parse/parse.ts';
import { findLinks } from '../schema/find-links.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { explainFaults } from './explain-faults.ts';
import { checkTexts, placeOf } from './texts/check-texts.ts';

/** The result of checking a file, as plain values, since it may come from another thread or an earlier run. */
export interface CheckedFile {
  /** Its data and findings as JSON, if it could be parsed at all. */
  readonly json?: string;
  /** None if the file is good. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The data and findings of a file, as cached. */
export interface CheckedData {
  readonly data: unknown;
  readonly found: Partial<Found>;
}

/** Parses a file and checks it against its schema. */
export function checkFile(file: ContentFile, schemas: SchemaSet): CheckedFile {
  const { source, diagnostics } = parseFile(file);
  if (!source) return { diagnostics };
  const { data } = source;
  const found = explainFaults({ source, schemas }, { schema: file.kind.schema, data, path: [] });
  const texts = checkTexts(source, new Map(found.map((fault) => [placeOf(fault), fault.code])));
  const rest = found.filter((fault) => !texts.places.has(placeOf(fault)));
  const faults = [...diagnostics, ...texts.diagnostics, ...withoutReserved(rest, diagnostics)];
  const checked: CheckedData = {
    data,
    found: faults.length === 0 ? findAll(file, data, schemas) : {},
  };
  return { json: JSON.stringify(checked), diagnostics: faults };
}

function findAll({ kind }: ContentFile, data: unknown, schemas: SchemaSet): Found {
  const links = findLinks(schemas, kind.schema, data);
  return { links, paragraphs: findParagraphs(data), literals: findLiterals(data) };
}

/** A reserved key is not reported again as unknown to its group. */
function withoutReserved(faults: readonly Diagnostic[], reported: readonly Diagnostic[]) {
  const reserved = new Set(reported.filter(({ code }) => code === 'unknown-key').map(placeOf));
  return faults.filter(
    (fault) =>
      !(['unknown-key', 'wrong-name'].includes(fault.code) && reserved.has(placeOf(fault))),
  );
}
