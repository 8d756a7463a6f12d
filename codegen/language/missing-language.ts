import type { Path, RelatedLine } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { countOf } from '../diagnostics/phrases.ts';
import type { Source } from '../model/source.ts';
import { fallback, languageFile } from '../schema/language-files.ts';
import { describePlace } from '../validate/place-words.ts';
import type { DefaultTexts } from './default-texts.ts';

/** Reports a site whose language has no default texts, with the texts that its content leaves out. */
export function missingLanguage(
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
      help: `Write them in the content, or translate ${languageFile(fallback)} as ${languageFile(language)}. There are default texts in ${names}.`,
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
    return { file: source.file, line, column, message: `${describePlace(group)} without ${keys}` };
  });
}
