import type { Path } from '../diagnostics/diagnostic.ts';
import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { languageIn, type SiteLanguages } from '../schema/site-languages.ts';

/** What a file says in one language. */
export interface Spoken {
  readonly data: unknown;
  /** Where the texts that have a value for each language are written: the last step of a path is the language. */
  readonly spoken: readonly Path[];
  /** Those that have none for this language; that of another one stands in the data, and is never printed. */
  readonly unsaid: readonly Path[];
}

/** Settles a file for a language: `{ de: Räder, en: Bikes }` is the one text, at its place. */
export function speak(written: unknown, languages: SiteLanguages | undefined): Spoken {
  const spoken: Path[] = [];
  const unsaid: Path[] = [];
  // A file as a whole is no text, whatever its keys are.
  if (!languages || !isRecord(written)) return { data: written, spoken, unsaid };
  const settle = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((each, index) => settle(each, [...path, index]));
    if (!isRecord(value)) return value;
    const language = languageIn(value, languages);
    if (language === undefined) return settleGroup(value, path);
    spoken.push([...path, language]);
    if (language !== languages.own) unsaid.push(path);
    return value[language];
  };
  const settleGroup = (group: Data, path: Path) =>
    Object.fromEntries(
      Object.entries(group).map(([key, each]) => [key, settle(each, [...path, key])]),
    );
  const data = settleGroup(written, []);
  // The dealer's own file, which every rule asks for the language.
  return {
    data: 'languages' in data ? { ...data, language: languages.own } : data,
    spoken,
    unsaid,
  };
}
