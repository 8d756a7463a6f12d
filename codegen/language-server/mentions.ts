import { oncePerFile } from '../link/source-files.ts';
import { isRecord } from '../model/data.ts';
import { factReferencesIn } from '../model/fact-reference.ts';
import { once } from '../model/once.ts';
import type { Source } from '../model/source.ts';
import { createSource } from '../parse/create-source.ts';
import { dataOf } from '../records/record-data.ts';
import { namesIn } from '../site/written-names.ts';

/** What a text names: a fact by its path, a record by its noun and id, a page by its address. */
export type Named =
  | { readonly is: 'fact'; readonly path: string; readonly format?: string }
  | { readonly is: 'record'; readonly noun: string; readonly id: string }
  | { readonly is: 'page'; readonly address: string };

/** A place of a file that names something, in offsets. */
export interface Mention {
  readonly named: Named;
  span(): { readonly start: number; readonly end: number };
}

/** Everything that a file names, in a text that may be newer than what was compiled. */
export function mentionsIn(source: Source, text = source.text): readonly Mention[] {
  return text === source.text ? mentionsOnce(source) : allIn(withText(source, text));
}

const mentionsOnce = oncePerFile(allIn);

function allIn(source: Source): readonly Mention[] {
  return [...factsIn(source.text), ...recordsAndPagesIn(source), ...promisedIn(source)];
}

/** What stands at an offset of a file. */
export function mentionAt(source: Source, text: string, offset: number): Mention | undefined {
  return mentionsIn(source, text).find((each) => {
    const { start, end } = each.span();
    return start <= offset && offset <= end;
  });
}

/** Links stay where they are in the data while somebody types. */
function withText({ file, noun, id, links }: Source, text: string): Source {
  return createSource({ file, kind: { noun }, id, text }, undefined, links && { links });
}

function factsIn(text: string): readonly Mention[] {
  return factReferencesIn(text).map(({ path, format, start, length }) => ({
    named: { is: 'fact', path, ...(format !== undefined && { format }) },
    span: () => ({ start, end: start + length }),
  }));
}

function recordsAndPagesIn(source: Source): readonly Mention[] {
  return namesIn(source).map(({ noun, id, path, link }) => ({
    named: noun === 'address' ? { is: 'page', address: id } : { is: 'record', noun, id },
    span: once(() =>
      link ? source.locateInString(path, link.toStart, link.to.length) : source.locate(path),
    ),
  }));
}

/** The list of addresses names the record of each page: `town/north/harbor`. */
function promisedIn(source: Source): readonly Mention[] {
  if (source.noun !== 'urls') return [];
  return Object.entries(dataOf(source.text)).flatMap(([key, value]): Mention[] => {
    const [, noun = '', id = ''] = /^([a-z-]+)\/(.*)$/s.exec(String(value)) ?? [];
    if (noun === '' || isRecord(value)) return [];
    return [{ named: { is: 'record', noun, id }, span: once(() => source.locate([key])) }];
  });
}
