import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { compareCodeUnits, faultInFile } from '../diagnostics/faults.ts';
import type { Content, Data, Entry } from '../model/content.ts';
import { contentOf } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import type { Noun } from '../model/nouns.ts';
import { nounNames, nouns } from '../model/nouns.ts';
import type { RefusedFile } from '../model/refused.ts';
import type { Source } from '../model/source.ts';

/** Sorts the good files into the content of a dealer. The site and its navigation must be there. */
export function assemble(
  sources: readonly Source[],
  refused: readonly RefusedFile[],
): { content: Content; diagnostics: Diagnostic[] } {
  const byNoun = Map.groupBy<string, Source>(sources, (source) => source.noun);
  const entries = (noun: Noun) =>
    (byNoun.get(noun) ?? []).map(toEntry).sort((one, other) => compareCodeUnits(one.id, other.id));
  const content = contentOf(entries);
  // Where the folder itself cannot be read, nothing is missed in it.
  const isUnread = refused.some(({ file }) => !file.includes('/'));
  const missing = nounNames.filter(
    (noun) =>
      nouns[noun].required &&
      !byNoun.has(noun) &&
      !isUnread &&
      !refused.some((file) => file.noun === noun),
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
