import { recordsIn } from '../../link/references.ts';
import type { LinkedSite, RuleFinding } from '../../link/rule.ts';
import { isSuppressed } from '../../link/suppressed.ts';
import { valueAt } from '../../model/data.ts';
import { fileKinds, isNoun } from '../../model/nouns.ts';
import type { Source } from '../../model/source.ts';
import { nameOfRecord } from '../../resolve/facts/fact-roots.ts';
import { annotationsOf } from '../../schema/annotations.ts';

/** What the folder of a file names, although no record is called so. */
export function impliedFindings(site: LinkedSite): RuleFinding[] {
  return recordsIn(site.site).flatMap(({ data, source }) =>
    (source.implied ?? []).flatMap(({ path, schema }): RuleFinding[] => {
      const noun = annotationsOf(schema)['x-ref'];
      const id = String(valueAt(data, path));
      if (!noun || !isNoun(noun) || site.find(noun, id) || isSuppressed(site, noun, id)) return [];
      const { pattern = '' } = fileKinds.find((kind) => kind.noun === noun) ?? {};
      const [start, end] = [pattern.indexOf('<'), pattern.lastIndexOf('>') + 1];
      const file = `content/${pattern.slice(0, start)}${id}${pattern.slice(end)}`;
      const message = `the folder of this file is named after the ${noun} "${id}", which does not exist`;
      const help = `Move the file to the folder of another ${noun}${orAbove(source)}, or write ${file} like the example in docs/content/nouns/${noun}.md.`;
      const atField = `There is no ${noun} “${id}”, and this belongs to it.`;
      return [{ source, path: [], message, help, atField, cause: nameOfRecord(noun, id) }];
    }),
  );
}

/** A record whose file may stand in no such folder may do without. */
function orAbove({ noun, file }: Source): string {
  const folder = file.split('/').slice(0, -2).join('/');
  const isKnown = fileKinds.some(
    (kind) => kind.noun === noun && kind.pattern.split('/').length === folder.split('/').length,
  );
  return isKnown ? `, or to ${folder}/ if it has none` : '';
}
