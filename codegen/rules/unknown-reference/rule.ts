import { addressFinding } from '../../link/known-address.ts';
import { missing, missingRecord } from '../../link/missing.ts';
import { type Referring, recordsIn } from '../../link/references.ts';
import type { Finding, FindingText, Rule } from '../../link/rule.ts';
import { isSuppressed } from '../../link/suppressed.ts';
import type { Data } from '../../model/content.ts';
import { groupAt, valueAt } from '../../model/data.ts';
import { fileKinds, isNoun } from '../../model/nouns.ts';
import type { Source } from '../../model/source.ts';
import { nameOfRecord } from '../../resolve/facts/fact-roots.ts';
import { wordAt } from '../../schema/keywords.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** An `x-ref` names an address of this site or an existing record; `id@reading`, a declared reading of it. */
export const rule: Rule = {
  code: 'unknown-reference',
  phase: 'error',
  check: (site) => [
    ...site.references.flatMap(({ source, path, schema, value }) => {
      const noun = wordAt(schema, 'x-ref');
      if (!noun || typeof value !== 'string') return [];
      const text =
        noun === 'address' ? addressFinding(site, value) : recordFinding(site, noun, value);
      return text ? [{ source, path, text }] : [];
    }),
    ...recordsIn(site.site).flatMap((record) => impliedFindings(site, record)),
  ],
};

/** What the folder of a file names, although no record is called so. */
function impliedFindings(index: SiteIndex, { data, source }: Referring): Finding[] {
  return (source.implied ?? []).flatMap(({ path, schema }) => {
    const noun = wordAt(schema, 'x-ref');
    const id = String(valueAt(data, path));
    if (!noun || !isNoun(noun) || index.find(noun, id) || isSuppressed(index, noun, id)) return [];
    const { pattern = '' } = fileKinds.find((kind) => kind.noun === noun) ?? {};
    const [start, end] = [pattern.indexOf('<'), pattern.lastIndexOf('>') + 1];
    const file = `content/${pattern.slice(0, start)}${id}${pattern.slice(end)}`;
    return [
      {
        source,
        path: [],
        text: {
          message: `the folder of this file is named after the ${noun} "${id}", which does not exist`,
          help: `Move the file to the folder of another ${noun}${orAbove(source)}, or write ${file} like the example in docs/content/nouns/${noun}.md.`,
          cause: nameOfRecord(noun, id),
        },
      },
    ];
  });
}

function recordFinding(index: SiteIndex, noun: string, name: string): FindingText | undefined {
  const [id = '', reading] = name.split('@');
  const found = index.find(noun, id);
  if (!found) return isSuppressed(index, noun, id) ? undefined : missingRecord(index, noun, id);
  if (reading === undefined) return undefined;
  const readings = Object.keys(readingsOf(found));
  if (readings.includes(reading)) return undefined;
  return missing('unknown-reference', `reading of the ${noun} "${id}" named`, reading, readings);
}

/** The readings of a record, such as hours, or of the price of a vehicle. */
function readingsOf(record: Data): Data {
  return groupAt('price' in record ? groupAt(record, 'price') : record, 'readings');
}

/** A record whose file may stand in no such folder may do without. */
function orAbove({ noun, file }: Source): string {
  const folder = file.split('/').slice(0, -2).join('/');
  const isKnown = fileKinds.some(
    (kind) => kind.noun === noun && kind.pattern.split('/').length === folder.split('/').length,
  );
  return isKnown ? `, or to ${folder}/ if it has none` : '';
}
