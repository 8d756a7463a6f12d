import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { faultInFile, inOrder } from '../diagnostics/faults.ts';
import type { Content, Data, Entry } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import type { RefusedFile } from '../model/refused.ts';
import type { Source } from '../model/source.ts';

/** Sorts the good files into the content of a dealer. The site and its navigation must be there. */
export function assemble(
  sources: readonly Source[],
  refused: readonly RefusedFile[],
): { content: Content; diagnostics: Diagnostic[] } {
  const byNoun = Map.groupBy(sources, (source) => source.noun);
  const entries = (noun: string) =>
    (byNoun.get(noun) ?? []).map(toEntry).sort((one, other) => inOrder(one.id, other.id));
  const content: Content = {
    site: entries('site')[0],
    navigation: entries('navigation')[0],
    pictures: entries('pictures')[0],
    counties: entries('county'),
    towns: entries('town'),
    brands: entries('brand'),
    vehicles: entries('vehicle'),
    pricing: entries('pricing'),
    facts: entries('facts'),
    policies: entries('policy'),
    pages: entries('page'),
    templates: entries('template'),
    forms: entries('form'),
    calculators: entries('calculator'),
  };
  // Where the folder itself cannot be read, nothing is missed in it.
  const isUnread = refused.some(({ file }) => !file.includes('/'));
  const missing = ['site', 'navigation'].filter(
    (noun) => !byNoun.has(noun) && !isUnread && !refused.some((file) => file.noun === noun),
  );
  return { content, diagnostics: missing.map(missingFile) };
}

function toEntry(source: Source): Entry {
  const data: Data = isRecord(source.data) ? source.data : {};
  return { id: source.id, data, source };
}

function missingFile(noun: string): Diagnostic {
  return faultInFile(`content/${noun}.yaml`, {
    code: 'missing-file',
    message: `the file content/${noun}.yaml is missing; every site needs it`,
  });
}
