import { type Entry, recordsOf } from '../../../codegen/model/content.ts';
import { optionalText } from '../../../codegen/model/data.ts';
import { type Noun, nounNames, nouns } from '../../../codegen/model/nouns.ts';
import { canonicalPath } from '../../../codegen/model/page.ts';
import type {
  FactList,
  ListedDebt,
  ListedFact,
  ListedReading,
} from '../../../codegen/report/fact-list.ts';
import type { Site } from '../../../codegen/site/site.ts';

/** A content file, with its facts and the pages that show them. */
export interface ListedFile {
  readonly file: string;
  readonly id: string;
  /** The name of its record, if it has one. */
  readonly title?: string;
  /** The addresses of the pages made from it. */
  readonly pages: readonly string[];
  readonly facts: readonly ListedFact[];
  readonly readings: readonly ListedReading[];
  readonly owed: readonly ListedDebt[];
}

/** The files of one noun. */
export interface ListedNoun {
  readonly noun: Noun;
  /** The description of the noun's schema. */
  readonly description: string;
  readonly files: readonly ListedFile[];
}

/** Lists the files of a site by noun, with their facts. Nouns without a file are left out. */
export function listContent(site: Site, list: FactList): readonly ListedNoun[] {
  const pages = pagesByFile(site);
  const describe = createDescription(list);
  const all = nounNames.map((noun) => {
    const { description = '' } = site.schemas.field(Object.values(nouns[noun].files).at(-1) ?? '');
    const files = recordsOf(site.content, noun).map((entry) => ({
      ...named(entry),
      pages: pages.get(entry.source.file) ?? [],
      ...describe(entry.source.file),
    }));
    return { noun, description, files };
  });
  return all.filter(({ files }) => files.length > 0);
}

function named({ id, data, source: { file } }: Entry) {
  const title = ['name', 'title', 'model'].flatMap((key) => optionalText(data, key) ?? [])[0];
  return { file, id, ...(title !== undefined && { title }) };
}

/** A page is made from its own file, or from a template and a record. */
function pagesByFile({ pages }: Site): ReadonlyMap<string, readonly string[]> {
  const made = pages.flatMap((page) =>
    [page.entry.source.file, ...(page.record ? [page.record.entry.source.file] : [])].map(
      (file) => [file, canonicalPath(page)] as const,
    ),
  );
  const byFile = Map.groupBy(made, ([file]) => file);
  return new Map([...byFile].map(([file, each]) => [file, each.map(([, path]) => path)]));
}

function createDescription({ facts, readings, owed }: FactList) {
  const [factsOf, readingsOf, owedOf] = [byFile(facts), byFile(readings), byFile(owed)];
  return (file: string) => ({
    facts: factsOf.get(file) ?? [],
    readings: readingsOf.get(file) ?? [],
    owed: owedOf.get(file) ?? [],
  });
}

function byFile<Listed extends { readonly file?: string }>(list: readonly Listed[]) {
  return Map.groupBy(list, ({ file }) => file ?? '');
}
