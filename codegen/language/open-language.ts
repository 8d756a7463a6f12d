import type { Path, RelatedLine } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { countOf } from '../diagnostics/phrases.ts';
import type { Memo } from '../memo.ts';
import { valueAt } from '../model/data.ts';
import type { Source, YamlFile } from '../model/source.ts';
import { createSource } from '../parse/create-source.ts';
import {
  chooseLanguage,
  fallback,
  languageFile,
  languagesIn,
  ownLanguages,
  readLanguageFile,
  readOwnLanguage,
} from '../schema/language-files.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { type ThingWords, thingWordsIn } from '../schema/thing-words.ts';
import { thingOfSet } from '../schema/vehicle-specifications.ts';
import { describePath } from '../validate/path-words.ts';
import type { CheckedLanguage } from './check-language.ts';
import { createDefaults, type DefaultTexts } from './default-texts.ts';
import { findMissing } from './missing-texts.ts';

/** The default texts in the language of a site. */
export interface Language {
  readonly defaults: DefaultTexts;
  /** What is wrong with the language file itself. */
  readonly findings: readonly Finding[];
  /** What is wrong with the choice of the language, once the content is filled. */
  missing(): readonly Finding[];
}

interface Inputs {
  readonly root: string;
  readonly schemaDir: string;
  readonly schemas: SchemaSet;
  /** The dealer's own file, if it is good. */
  readonly site: Source | undefined;
}

/** Reads the default texts in the language that a site names, or in English if there are none. */
export async function openLanguage(
  { root, schemaDir, schemas, site }: Inputs,
  memo: Memo,
): Promise<Language> {
  const known = languagesIn(schemaDir);
  const language = String(valueAt(site?.data, ['language']) ?? fallback);
  const own = chooseLanguage(known, language);
  const file = known.length === 0 ? undefined : readLanguageFile(schemaDir, own ?? fallback);
  const added = chooseLanguage(languagesIn(root, ownLanguages), language);
  const addedFile = added === undefined ? undefined : readOwnLanguage(root, added);
  const from = [schemas, site, known.join(), file?.text, addedFile?.file, addedFile?.text];
  return memo.last(`language ${language}`, from, async () => {
    const ofSet = { thing: thingOfSet(schemas) };
    const given = thingWordsIn(site?.data, ofSet);
    const shared = file ? await checkOnce({ file, schemas, words: given }, memo) : nothing;
    const words = thingWordsIn(site?.data, ofSet, valueAt(shared.data, ['site']));
    const dealers = addedFile ? await checkAdded(addedFile, { schemas, words }) : nothing;
    const source = file && createSource(file, shared.data);
    const addedSource = addedFile && createSource(addedFile, dealers.data);
    const isWhole = own !== undefined || !source || !addedSource;
    const missingTexts = isWhole ? [] : findMissing(source, addedSource);
    const defaults = createDefaults(schemas, source, addedSource);
    return {
      defaults,
      findings: [...shared.findings, ...dealers.findings, ...missingTexts],
      missing: () =>
        site && own === undefined && added === undefined
          ? missingLanguage(site, { language, known }, defaults)
          : [],
    };
  });
}

const nothing: CheckedLanguage = { findings: [] };

interface Checking {
  readonly schemas: SchemaSet;
  readonly words: ThingWords | undefined;
}

/** The dealer's own file says what is otherwise. */
async function checkAdded(file: YamlFile, { schemas, words }: Checking): Promise<CheckedLanguage> {
  const { checkLanguage } = await import('./check-language.ts');
  return checkLanguage(file, schemas, { words, isPart: true });
}

/** What checks a language file is loaded only if an earlier run has not. */
async function checkOnce(
  { file, schemas, words }: Checking & { readonly file: YamlFile },
  memo: Memo,
): Promise<CheckedLanguage> {
  const input = [schemas.key, file, words];
  const known = memo.find<CheckedLanguage>('language', input);
  if (known) return known;
  const { checkLanguage } = await import('./check-language.ts');
  const checked = checkLanguage(file, schemas, { words });
  if (checked.findings.length === 0) memo.keep('language', input, checked);
  return checked;
}

/** Reports a site whose language has no default texts, with the texts that its content leaves out. */
function missingLanguage(
  site: Source,
  { language, known }: { readonly language: string; readonly known: readonly string[] },
  { leftOut }: DefaultTexts,
): readonly Finding[] {
  const files = [...leftOut];
  if (files.length === 0) return [];
  const missing = countOf(files.flatMap(([, paths]) => paths).length, 'text');
  const names = known.map((each) => `"${each}"`).join(' and ');
  return [
    {
      source: site,
      path: ['language'],
      code: 'missing-language',
      message: `there are no default texts in "${language}", and the content leaves out ${missing}`,
      help: `Write them in the content, or translate ${languageFile(fallback)} as ${ownLanguages}/${language}.yaml, beside the content. There are default texts in ${names}.`,
      related: files.flatMap(missingIn),
    },
  ];
}

/** One place for each group that texts are missing in. */
function missingIn([source, paths]: readonly [Source, readonly Path[]]): readonly RelatedLine[] {
  const groups = Map.groupBy(paths, (path) => path.slice(0, -1).join('\n'));
  return [...groups.values()].map((own) => {
    const group = own[0]?.slice(0, -1) ?? [];
    const { line, column } = source.locate(group, 'key');
    const keys = own.map((path) => path.at(-1)).join(', ');
    return { file: source.file, line, column, message: `${describePath(group)} without ${keys}` };
  });
}
