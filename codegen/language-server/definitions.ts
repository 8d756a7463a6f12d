import type { Path } from '../diagnostics/diagnostic.ts';
import { type Entry, recordsOf } from '../model/content.ts';
import { pathOf } from '../model/data.ts';
import { innerRows } from '../model/inner-nouns.ts';
import { isNoun, type Noun, nouns } from '../model/nouns.ts';
import type { Page } from '../model/page.ts';
import type { Source } from '../model/source.ts';
import { innerRecordsIn } from '../records/inner-records.ts';
import { locateFact } from '../resolve/facts/fact-path.ts';
import { nameOfRecord } from '../resolve/facts/fact-roots.ts';
import { absolutePath, ownNames } from '../resolve/facts/own-names.ts';
import { scopeOrigins } from '../site/record-scope.ts';
import type { Named } from './mentions.ts';
import type { SiteAnswers } from './site-answers.ts';

/** Where something is written. */
export interface Definition {
  readonly source: Source;
  /** The value, whose key is shown; empty for the whole file. */
  readonly path: Path;
}

/** A template speaks of all its records: so many are shown of them. */
const mostExamples = 10;

/** Where what a file names is written. */
export function definitionsOf(
  answers: SiteAnswers,
  file: string,
  named: Named,
): readonly Definition[] {
  switch (named.is) {
    case 'fact':
      return definitionsOfFact(answers, file, named.path);
    case 'record':
      return definitionsOfRecord(answers, named.noun, named.id);
    case 'page': {
      const page = answers.index().pageBehind(named.address.replace(/[?#].*/s, ''));
      return page ? [definitionOfEntry(page.record?.entry ?? page.entry)] : [];
    }
  }
}

/** The path of a fact from the root of all facts, for a file whose own record it is of. */
export function wholePath(answers: SiteAnswers, file: string, path: string): string {
  const entry = answers.entryOf(file);
  return entry ? absolutePath(path, ownNames(entry)) : path;
}

/** The pages of a template that say what its references print, the first few. */
export function examplesOf(answers: SiteAnswers, file: string, root: string): readonly Page[] {
  const pages = answers.pagesOf(file).filter(({ scope }) => Object.hasOwn(scope, root));
  return pages.slice(0, mostExamples);
}

function definitionsOfFact(
  answers: SiteAnswers,
  file: string,
  path: string,
): readonly Definition[] {
  const steps = path.replace('@', '.readings.').split('.');
  const examples = examplesOf(answers, file, steps[0] ?? '');
  const written = examples.flatMap(({ record }) => (record ? scopeOrigins(record, steps) : []));
  if (written.length > 0) {
    const definitions = written.flatMap(({ noun, id, steps: own }) =>
      noun === 'count'
        ? countedPlaces(answers, own)
        : placeBelow(answers, nameOfRecord(noun, id), own),
    );
    return definitions.length > 0
      ? distinct(definitions)
      : examples.map(({ record, entry }) => definitionOfEntry(record?.entry ?? entry));
  }
  if (steps[0] === 'count') return countedPlaces(answers, steps.slice(1));
  const definition = locateFact(wholePath(answers, file, path), answers.homes());
  return definition ? placeBelow(answers, definition.name, definition.steps) : [];
}

function placeBelow(
  answers: SiteAnswers,
  name: string,
  steps: readonly string[],
): readonly Definition[] {
  const home = answers.homes().get(name);
  return home ? [{ source: home.source, path: pathOf(home.source.data, steps) }] : [];
}

/** A count is written nowhere: the records are shown that it counts. */
function countedPlaces(
  { site }: SiteAnswers,
  [list, owner]: readonly string[],
): readonly Definition[] {
  const counted = (Object.keys(nouns) as Noun[]).find((noun) => nouns[noun].list === list);
  if (counted === undefined) return site.content.site ? [definitionOfEntry(site.content.site)] : [];
  const { owner: key } = nouns[counted];
  const records = recordsOf(site.content, counted).filter(
    ({ data }) => key === undefined || owner === 'all' || data[key] === owner,
  );
  return records.slice(0, mostExamples).map(definitionOfEntry);
}

/** Where a record is written: a file, or a part of one. */
function definitionsOfRecord(
  { site }: SiteAnswers,
  noun: string,
  id: string,
): readonly Definition[] {
  const { content } = site;
  if (isNoun(noun))
    return recordsOf(content, noun)
      .filter((each) => each.id === id)
      .map(definitionOfEntry);
  if (noun === 'email' && content.site) return [{ source: content.site.source, path: ['email'] }];
  const home = innerRows[noun]?.home;
  return (home ? recordsOf(content, home) : [])
    .flatMap(innerRecordsIn)
    .filter(({ record }) => record.noun === noun && record.id === id)
    .map(({ source, path, nameKey }) => ({ source, path: [...path, nameKey ?? []].flat() }));
}

function definitionOfEntry({ source }: Pick<Entry, 'source'>): Definition {
  return { source, path: [] };
}

function distinct(definitions: readonly Definition[]): readonly Definition[] {
  const keys = definitions.map(({ source, path }) => `${source.file} ${path.join('.')}`);
  return definitions.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
