import { isDeepStrictEqual } from 'node:util';
import { placeInWords } from '../../../../codegen/form/form.ts';
import { inWords, summaryOf } from '../../../../codegen/form/schema-words.ts';
import { type Entry, recordsOf, writtenRecords } from '../../../../codegen/model/content.ts';
import { isRecord, valueAt } from '../../../../codegen/model/data.ts';
import { isNoun, type Noun, nounNames, nouns, schemaOf } from '../../../../codegen/model/nouns.ts';
import { canonicalPath } from '../../../../codegen/model/page.ts';
import { nameKeyOf } from '../../../../codegen/model/record-name.ts';
import { innerRecordsIn, ownNameOf } from '../../../../codegen/records/inner-records.ts';
import { hasNameOfItsOwn, lastNameOf, ownerOf } from '../../../../codegen/records/named-record.ts';
import { dataOf } from '../../../../codegen/records/record-data.ts';
import type { Use } from '../../../../codegen/records/uses.ts';
import { propertiesOf, requiredOf } from '../../../../codegen/schema/field.ts';
import { languageName } from '../../../../codegen/schema/site-languages.ts';
import type { Site } from '../../../../codegen/site/site.ts';
import { createSiteIndex } from '../../../../codegen/site/site-index.ts';
import { stockNumberOf } from '../../../../codegen/site/units-as-vehicles.ts';
import { printedReferences } from '../printed-references.ts';
import { addressOf } from './save-records.ts';
import type { ListedRecords, NamedRecord, OpenUse } from './shown.ts';

/** A record as its file names it, and what stands inside by a name of its own. */
export function describe(found: { site: Site; entry: Entry } | undefined): NamedRecord | null {
  if (!found) return null;
  const { site, entry } = found;
  const owner = ownerOf(entry);
  const { noun } = entry.source;
  return {
    noun,
    name: nameOf(entry),
    ...namesOf(site, entry),
    nameIs: numberOf(entry) === undefined ? 'name' : 'stock number',
    slug: lastNameOf(entry.source.file),
    ...addressOf(site, entry.source.file),
    isOneOfMany: hasNameOfItsOwn(entry),
    isNeeded: isNoun(noun) && nouns[noun].required === true,
    ...(owner && { owner }),
    parts: innerRecordsIn(entry).map(({ record }) => ({ ...record, name: ownNameOf(record) })),
  };
}

/** What a record is called in the further languages, if its name has a text for each. */
function namesOf({ schemas }: Site, { data, source }: Entry): Pick<NamedRecord, 'names'> {
  const [, ...others] = schemas.languages?.all ?? [];
  const written = dataOf(source.text)[nameKeyOf(data) ?? ''];
  if (!isRecord(written) || source.noun === 'unit') return {};
  const named = (language: string) => {
    return { language, name: languageName(language), text: String(written[language] ?? '') };
  };
  return { names: others.map(named) };
}

/** What people call a list that is named after its file. */
const titles: Partial<Record<Noun, string>> = {
  unit: 'Units',
  urls: 'Addresses',
  units: 'Units of facts',
};

/** Every record that has a file, by its noun in words. */
export function listRecords(site: Site | undefined): readonly ListedRecords[] {
  if (!site) return [];
  const { pageOf } = createSiteIndex(site);
  return nounNames.map((noun) => ({
    noun: titles[noun] ?? inWords(nouns[noun].list),
    records: writtenRecords(site.content, noun).flatMap((entry) => {
      const page = pageOf(noun, entry.id);
      // What the compiler makes of a file that is left out cannot be opened.
      if (entry.source.text === '') return [];
      const { file } = entry.source;
      const name = printedName(site, entry);
      return [{ file, name, ...(page && { address: canonicalPath(page) }) }];
    }),
    missing: missingFile(site, noun),
  }));
}

/** The only file of a noun, if it is not there and may begin with any of its keys. */
function missingFile({ content, schemas }: Site, noun: Noun): string | undefined {
  const [[name, schema] = []] = Object.entries(nouns[noun].files);
  const isThere = recordsOf(content, noun).some(({ source }) => source.text !== '');
  if (!nouns[noun].single || isThere || name === undefined || schema === undefined)
    return undefined;
  const field = schemas.field(schema);
  const isOptional = propertiesOf(field).size > 0 && requiredOf(field).length === 0;
  return isOptional ? `content/${name}` : undefined;
}

/** The name with what its references print: nobody has to read them. That of a unit comes after its stock number. */
export function printedName(site: Site, entry: Entry): string {
  const number = numberOf(entry);
  const name = number === undefined ? nameOf(entry) : unitName(site, entry, number);
  if (!name.includes('${')) return name;
  const printed = printedReferences(site, { noun: entry.source.noun, data: { name } });
  return name.replaceAll(/\$\{([^{}]*)\}/g, (whole, inner) => printed[inner.trim()] ?? whole);
}

/** A unit by its number, and what it or its model is called. */
function unitName({ content }: Site, { data }: Entry, number: string): string {
  const model = content.vehicles.find(({ id }) => id === data.model)?.data.model;
  return [number, data.name ?? model ?? []].flat().join(' · ');
}

/** What a record is called where it is renamed: a unit by its stock number. */
function nameOf(entry: Entry): string {
  const number = numberOf(entry);
  if (number !== undefined) return number;
  const key = nameKeyOf(entry.data);
  return key === undefined ? lastNameOf(entry.source.file) : String(entry.data[key]);
}

function numberOf({ id, data, source }: Entry): string | undefined {
  return source.noun === 'unit' ? stockNumberOf({ id, data }) : undefined;
}

/** What a new record still says as the one that it was copied from, in words. */
export function copiedIn({ source }: Entry, text = ''): readonly string[] {
  const [before, after] = [dataOf(source.text), dataOf(text)];
  const folder = source.file.split('/').at(-2);
  return Object.keys(after)
    .filter((key) => isDeepStrictEqual(after[key], before[key]) && after[key] !== folder)
    .map(inWords);
}

/** A place that refers to a record, in words. */
export function showUse({ schemas }: Site, { source, path: at, noun }: Use): OpenUse {
  const data = dataOf(source.text);
  const label = placeInWords(schemas, { schema: schemaOf(source), data, path: at });
  const value = valueAt(data, at);
  // What is written instead of a text begins with all of it.
  const text = noun === 'fact' ? String(value) : summaryOf(value);
  return { file: source.file, path: at, label, text, noun };
}
