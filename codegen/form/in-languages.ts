import type { Value } from '../edit/change.ts';
import { isRecord } from '../model/data.ts';
import { languagesOf } from '../schema/copy-field.ts';
import { branchesOf, type Field as SchemaField } from '../schema/field.ts';
import { languageIn, languageName, type SiteLanguages } from '../schema/site-languages.ts';
import { createWalks } from '../schema/walk.ts';
import type { Field, GroupInput, ShownValue } from './field.ts';

/** The fields of a text that has a value for each language of the site, side by side; none of what is written once. */
export function textsInput(
  languages: SiteLanguages,
  { field, value, path, label }: ShownValue,
  make: (shown: ShownValue) => Field,
): GroupInput | undefined {
  const text = [field, ...branchesOf(field)].find((each) => languagesOf(each) !== undefined);
  if (!text || !isRecord(value) || languageIn(value, languages) === undefined) return undefined;
  const inLanguage = (language: string): Field =>
    make({
      field: text,
      value: value[language],
      path: [...path, language],
      label: `${label} (${languageName(language)})`,
      isRequired: true,
    });
  const [first, ...others] = languages.all.map(inLanguage);
  if (!first) return undefined;
  // What it is for is said once.
  const fields = [first, ...others.map((each) => ({ ...each, help: '' }))];
  return { is: 'group', isOneText: true, order: languages.all, fields };
}

const walkOf = createWalks((field) => languagesOf(field) === 'each');

/** A new value with each of its texts in every language, to be translated. */
export function inEachLanguage(
  { all }: SiteLanguages,
  { field, value }: { readonly field: SchemaField; readonly value: Value },
): Value {
  const each = (text: unknown) =>
    typeof text === 'string' ? Object.fromEntries(all.map((own) => [own, text])) : text;
  return walkOf(field)(value, (found) => each(found.value)) as Value;
}
