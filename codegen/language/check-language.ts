import type { Finding } from '../diagnostics/finding.ts';
import { valueAt } from '../model/data.ts';
import { mayHoldReferences } from '../model/fact-reference.ts';
import type { Source, YamlFile } from '../model/source.ts';
import { visitTexts } from '../model/visit-values.ts';
import { parseFile } from '../parse/parse.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { languageSchema } from '../schema/text-groups.ts';
import { type ThingWords, thingWordsIn, withThingWords } from '../schema/thing-words.ts';
import { explainErrors } from '../validate/explain-errors.ts';
import { checkTexts } from '../validate/texts/check-texts.ts';

/** What a language file says, as plain data, and what is wrong with it. */
export interface CheckedLanguage {
  readonly data?: unknown;
  readonly findings: readonly Finding[];
}

/** How a language file is read. */
interface Reading {
  /** What is sold. */
  readonly words?: ThingWords | undefined;
  /** Whether it may leave out texts, which another file has. */
  readonly isPart?: boolean;
}

/** Checks that a language file has a text for every default, fit for its place, and nothing else. */
export function checkLanguage(
  file: YamlFile,
  schemas: SchemaSet,
  { words, isPart = false }: Reading = {},
): CheckedLanguage {
  const { source: written, findings } = parseFile(file);
  if (!written) return { findings };
  const own = thingWordsIn(words && { thing: words }, valueAt(written.data, ['site']));
  const data = withThingWords(written.data, own);
  const source = { ...written, data };
  const errors = explainErrors(
    { source, schemas },
    { schema: languageSchema(schemas, isPart), data, path: [] },
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
