import type { Path } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { countOf } from '../diagnostics/phrases.ts';
import { blankReferences } from '../model/fact-reference.ts';
import type { Source } from '../model/source.ts';
import { languagesOf } from '../schema/copy-field.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { languageName, type SiteLanguages } from '../schema/site-languages.ts';
import { createWalks } from '../schema/walk.ts';
import { describePath } from './path-words.ts';
import type { Spoken } from './spoken.ts';

interface Settled {
  readonly source: Source;
  readonly schema: string;
  readonly said: Spoken;
}

/** More places than this are not listed one by one. */
const mostPlaces = 30;

/** The texts of a good file that are not there in the language of a site, and what has a value for each but may not. */
export function findUntranslated(file: Settled, schemas: SchemaSet): readonly Finding[] {
  const { languages } = schemas;
  if (!languages) return [];
  const { missing, once } = sortTexts(file, schemas, languages);
  const wrong = once.map(
    (path): Finding => ({
      source: file.source,
      path,
      code: 'one-value',
      message: `${describePath(path)} is one value in all languages`,
      help: 'Write it once. Texts have a value for each language; figures, ids and links have not.',
    }),
  );
  return [...missingTexts(missing, file.source, languages), ...wrong];
}

const walkOf = createWalks(({ is }) => is === 'text' || is === 'choice');

/** The texts that are missing in a language, and the values of several that must be the same in all. */
function sortTexts(
  { source, schema, said }: Settled,
  schemas: SchemaSet,
  { all, own }: SiteLanguages,
) {
  const spoken = new Set(said.spoken.map((path) => keyOf(path.slice(0, -1))));
  const missing = [...said.unsaid];
  const known = new Set<string>();
  walkOf(schemas.field(schema))(source.data, ({ field, value, path }) => {
    const kind = languagesOf(field);
    if (kind) known.add(keyOf(path));
    const isPlain = kind === 'each' && !spoken.has(keyOf(path));
    if (isPlain && own !== all[0] && hasWords(String(value))) missing.push(path);
    return value;
  });
  // Told once, for the first of them.
  const several = own === all[0] ? said.spoken : [];
  const once = several.map((path) => path.slice(0, -1)).filter((path) => !known.has(keyOf(path)));
  return { missing, once };
}

/** Whether a text says something itself: a reference or a placeholder is filled in, in each language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(blankReferences(text).replaceAll(/\{[^{}]*\}/g, ''));
}

function missingTexts(
  paths: readonly Path[],
  source: Source,
  languages: SiteLanguages,
): readonly Finding[] {
  const [first, ...others] = paths;
  if (!first) return [];
  const name = languageName(languages.own);
  const all = others.length > 0 ? ` and ${countOf(others.length, 'other')} have` : ' has';
  const related = others.slice(0, mostPlaces).map((path) => {
    const { line, column } = source.locate(path);
    return { file: source.file, line, column, message: `${describePath(path)} in ${name}` };
  });
  return [
    {
      source,
      path: first,
      code: 'missing-translation',
      message: `${describePath(first)}${all} no text in ${name}`,
      help: `Write a text for each language, as in { ${languages.all.map((each) => `${each}: …`).join(', ')} }.`,
      atField: `This has no text in ${name}.`,
      ...(related.length > 0 && { related }),
    },
  ];
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}
