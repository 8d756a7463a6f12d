import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { YamlFile } from '../model/source.ts';

/** The language of the texts for a site whose own has no file. */
export const fallback = 'en';

const folder = 'language';
const ending = '.yaml';

/** Where a dealer's own files of languages lie, beside his content. */
export const ownLanguages = 'languages';

/** The languages that have default texts, sorted. */
export function languagesIn(schemaDir: string, name = folder): readonly string[] {
  const path = join(schemaDir, name);
  if (!existsSync(path)) return [];
  const files = readdirSync(path).filter((file) => file.endsWith(ending));
  return files.map((file) => file.slice(0, -ending.length)).sort();
}

/** The one of these languages for a site in `language`: the same, or that without the country, as `de` for `de-AT`. */
export function chooseLanguage(languages: readonly string[], language: string): string | undefined {
  const whole = language.toLowerCase();
  const [plain = ''] = whole.split('-');
  return [whole, plain].flatMap(
    (wanted) => languages.find((known) => known.toLowerCase() === wanted) ?? [],
  )[0];
}

/** The path of a language's file in the project. */
export function languageFile(language: string): string {
  return `schema/${folder}/${language}${ending}`;
}

/** Reads the file of a language, to parse it as content is parsed. */
export function readLanguageFile(schemaDir: string, language: string): YamlFile {
  return {
    file: languageFile(language),
    kind: { noun: 'language' },
    id: language,
    text: readFileSync(join(schemaDir, folder, language + ending), 'utf8'),
  };
}

/** Reads a dealer's own file of a language. */
export function readOwnLanguage(root: string, language: string): YamlFile {
  const file = `${ownLanguages}/${language}${ending}`;
  const kind = { noun: 'language' } as const;
  return { file, kind, id: language, text: readFileSync(join(root, file), 'utf8') };
}
