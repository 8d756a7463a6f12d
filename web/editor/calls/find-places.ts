import type { Path } from '../../../codegen/diagnostics/diagnostic.ts';
import type { Field } from '../../../codegen/form/field.ts';
import { formAt, placeInWords } from '../../../codegen/form/form.ts';
import { type Entry, writtenRecords } from '../../../codegen/model/content.ts';
import { valueAt } from '../../../codegen/model/data.ts';
import { nounNames, schemaOf } from '../../../codegen/model/nouns.ts';
import type { Steps } from '../../../codegen/model/steps.ts';
import { dataOf } from '../../../codegen/records/record-data.ts';
import type { Site } from '../../../codegen/site/site.ts';
import type { Findable } from '../../src/search/word-index.ts';
import { printedName } from './changes/show-records.ts';
import { createDeskSearch } from './desk-search.ts';

/** A field of a form, as it is found by what it means. */
export interface FoundPlace {
  readonly file: string;
  readonly path: Path;
  /** What the record is called, and the field in it. */
  readonly record: string;
  readonly label: string;
}

/** Finds the fields that some words mean. */
export type FindPlaces = (sought: string) => readonly FoundPlace[];

interface SoughtPlace extends FoundPlace {
  readonly kind: string;
  /** What it is called, where it stands, what it is for, what it says. */
  readonly words: Findable;
}

/** What the tools keep, and nobody looks for: old addresses, the units of facts. */
export const ledgers: readonly string[] = ['urls', 'units'];

/** The search of every field of every record, by its words in the schema and what it says: a record at each step. */
export function* placeSteps(site: Site): Steps<FindPlaces> {
  const places: SoughtPlace[] = [];
  for (const noun of nounNames.filter((each) => !ledgers.includes(each)))
    for (const entry of writtenRecords(site.content, noun)) {
      if (entry.source.text === '') continue;
      places.push(...placesIn(site, entry));
      yield;
    }
  return createPlaceSearch(places);
}

function placesIn(site: Site, entry: Entry): readonly SoughtPlace[] {
  const { schemas } = site;
  const data = dataOf(entry.source.text);
  const schema = schemaOf(entry.source);
  const record = printedName(site, entry);
  const formOf = (path: Path) => formAt({ schemas }, { schema, data, path }).field;
  return fieldsIn(formOf([]), formOf).map(({ path, label, help }) => {
    const value = valueAt(data, path);
    const said = typeof value === 'object' ? '' : String(value ?? '');
    return {
      file: entry.source.file,
      path,
      record,
      label: placeInWords(schemas, { schema, data, path }),
      kind: `${entry.source.noun} ${label}`,
      words: { title: label, alias: `${record} ${entry.id}`, text: help, words: said },
    };
  });
}

/** The fields below one that are there, or could be added, with those of the parts that have a form of their own. */
function fieldsIn(field: Field, formOf: (path: Path) => Field): readonly Field[] {
  return fieldsBelow(field).flatMap((each) => {
    const own = each.input.is === 'part' ? { ...formOf(each.path), label: each.label } : each;
    // A part whose form is itself has no fields.
    return [own, ...(own.input.is === 'part' ? [] : fieldsIn(own, formOf))];
  });
}

function fieldsBelow({ input }: Field): readonly Field[] {
  if (input.is === 'group') return input.fields;
  if (input.is === 'list') return input.items;
  return input.is === 'union' ? fieldsBelow(input.field) : [];
}

const [most, mostOfKind] = [12, 2];

/** The fields that some words mean, the best first, of those that are alike no more than two. */
function createPlaceSearch(places: readonly SoughtPlace[]): FindPlaces {
  const search = createDeskSearch(places, ({ words }) => words);
  return (sought) => {
    const seen = new Map<string, number>();
    return search(sought)
      .filter(({ kind }) => {
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        return (seen.get(kind) ?? 0) <= mostOfKind;
      })
      .slice(0, most)
      .map(({ file, path, record, label }) => ({ file, path, record, label }));
  };
}
