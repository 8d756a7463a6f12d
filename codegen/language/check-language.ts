import type { Finding } from '../diagnostics/finding.ts';
import { mayHoldReferences } from '../model/fact-reference.ts';
import type { Source, YamlFile } from '../model/source.ts';
import { visitTexts } from '../model/visit-values.ts';
import { parseFile } from '../parse/parse.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { languageSchema } from '../schema/text-groups.ts';
import { explainErrors } from '../validate/explain-errors.ts';
import { checkTexts } from '../validate/texts/check-texts.ts';

/** What a language file says, as plain data, and what is wrong with it. */
export interface CheckedLanguage {
  readonly data?: unknown;
  readonly findings: readonly Finding[];
}

/** Checks that a language file has a text for every default, fit for its place, and nothing else. */
export function checkLanguage(file: YamlFile, schemas: SchemaSet): CheckedLanguage {
  const { source, findings } = parseFile(file);
  if (!source) return { findings };
  const { data } = source;
  const errors = explainErrors(
    { source, schemas },
    { schema: languageSchema(schemas), data, path: [] },
  );
  const texts = checkTexts(source).findings;
  return { data, findings: [...findings, ...errors, ...texts, ...references(source)] };
}

/** Which facts there are differs from dealer to dealer. */
function references(source: Source): readonly Finding[] {
  const found: Finding[] = [];
  visitTexts(source.data, (text, path) => {
    if (!mayHoldReferences(text)) return;
    const message = 'a default text refers to a fact, which not every dealer has';
    found.push({ source, path: [...path], code: 'unknown-fact', message });
  });
  return found;
}
