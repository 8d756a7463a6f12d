import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnosticOf } from '../diagnostics/finding.ts';
import { mayHoldReferences } from '../model/fact-reference.ts';
import type { Source, YamlFile } from '../model/source.ts';
import { visitTexts } from '../model/visit-texts.ts';
import { parseFile } from '../parse/parse.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { languageSchema } from '../schema/text-groups.ts';
import { explainErrors } from '../validate/explain-errors.ts';
import { checkTexts } from '../validate/texts/check-texts.ts';

/** What a language file says, as plain data, and what is wrong with it. */
export interface CheckedLanguage {
  readonly data?: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks that a language file has a text for every default, fit for its place, and nothing else. */
export function checkLanguage(file: YamlFile, schemas: SchemaSet): CheckedLanguage {
  const { source, diagnostics } = parseFile(file);
  if (!source) return { diagnostics };
  const { data } = source;
  const errors = explainErrors(
    { source, schemas },
    { schema: languageSchema(schemas), data, path: [] },
  );
  const texts = checkTexts(source).diagnostics;
  return { data, diagnostics: [...diagnostics, ...errors, ...texts, ...references(source)] };
}

/** Which facts there are differs from dealer to dealer. */
function references(source: Source): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  visitTexts(source.data, (text, path) => {
    if (!mayHoldReferences(text)) return;
    const message = 'a default text refers to a fact, which not every dealer has';
    found.push(diagnosticOf({ source, path: [...path], code: 'unknown-fact', message }));
  });
  return found;
}
