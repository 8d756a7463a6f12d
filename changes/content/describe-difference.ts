import { createHash } from 'node:crypto';
import type { Path } from '../../codegen/diagnostics/diagnostic.ts';
import type { Change } from '../../codegen/edit/change.ts';
import { placeInWords } from '../../codegen/form/form.ts';
import { inWords, valueInWords } from '../../codegen/form/schema-words.ts';
import { identifyFile } from '../../codegen/load/identify-file.ts';
import { writtenRecords } from '../../codegen/model/content.ts';
import { valueAt } from '../../codegen/model/data.ts';
import { nounNames } from '../../codegen/model/nouns.ts';
import { canonicalPath } from '../../codegen/model/page.ts';
import { recordFileAt } from '../../codegen/records/named-record.ts';
import { factAround, pathOfFact } from '../../codegen/resolve/facts/fact-path.ts';
import { factName } from '../../codegen/resolve/facts/fact-roots.ts';
import type { Site } from '../../codegen/site/site.ts';
import { createSiteIndex } from '../../codegen/site/site-index.ts';
import type { TextChange } from '../../codegen/text/edit.ts';
import type { SentenceChange } from '../changes.ts';
import type { ChangedRecord } from './changed-records.ts';
import type { ChangedValue } from './changed-values.ts';
import type { Compared, Difference } from './difference.ts';

/** Describes records, values and files that differ, as visitors read them. */
export function createDescription({ before, after, changes }: Compared) {
  const facts = new Map(changes.facts.map((fact) => [fact.path, fact]));
  const reads = createReader(changes.texts);
  return {
    record(changed: ChangedRecord): Difference {
      const { does, place, from } = changed;
      const site = does === 'removed' ? before : after;
      const page = createSiteIndex(site).pageOf(place.noun, place.id);
      const [old, fresh] = [from && nameIn(before, from.file), nameIn(site, place.file)];
      return {
        ...identify(place.file, [does, from?.file]),
        does,
        record: fresh,
        label: inWords(place.noun),
        ...(old !== undefined && { before: old, after: fresh }),
        pages: page ? [canonicalPath(page)] : [],
        sentences: old === undefined ? [] : reads(old, fresh),
        back: { record: changed },
      };
    },
    value(file: string, value: ChangedValue): Difference {
      const { path, back } = value;
      const isMoved = back.does === 'move';
      const fact = facts.get(factPathOf(file, path, value.after === undefined ? before : after));
      const was = fact?.before ?? wordsOf(before, file, path, value.before);
      const is = fact?.after ?? wordsOf(after, file, path, value.after);
      const sentences = isMoved ? [] : reads(was, is, fact !== undefined);
      const shown = fact?.shown ?? [...new Set(sentences.flatMap(({ pages }) => pages))];
      return {
        ...identify(file, [path, value.before, value.after, isMoved]),
        ...(back.does === 'move' ? movedBy(back) : doneTo(was, is)),
        record: nameIn(after, file),
        label: placeIn(value.after === undefined ? before : after, file, path),
        ...(is !== undefined && { after: is }),
        pages: shown,
        sentences,
        back: { value: back },
      };
    },
    file(
      { file, before: was, after: is }: TextChange<Buffer>,
      does: 'layout' | 'file',
    ): Difference {
      const label =
        does === 'layout' ? 'Comments and layout' : was ? (is ? 'Changed' : 'Removed') : 'Added';
      return {
        ...identify(file, [does, String(is).length, String(was).length]),
        does,
        record: nameIn(after, file),
        label,
        pages: [],
        sentences: [],
        back: 'file',
      };
    },
  };
}

/** Where an item was before, which is where taking the move back leads, and is now. */
function movedBy({ path, to }: Extract<Change, { does: 'move' }>) {
  return { does: 'moved', places: { from: to + 1, to: Number(path.at(-1)) + 1 } } as const;
}

function doneTo(before: string | undefined, after: string | undefined) {
  if (before === undefined) return { does: 'added' } as const;
  return { does: after === undefined ? 'removed' : 'changed', before } as const;
}

function identify(file: string, what: readonly unknown[]) {
  const id = createHash('sha256')
    .update(JSON.stringify([file, what]))
    .digest('base64url');
  return { id: id.slice(0, 16), file };
}

/** What the record of a file is called; the file, if it has no name. */
function nameIn(site: Site, file: string): string {
  const data = dataIn(site, file);
  const key = ['name', 'model', 'title', 'heading'].find(
    (each) => typeof data?.[each] === 'string',
  );
  return key === undefined ? file.slice('content/'.length) : String(data?.[key]);
}

/** A place in a file in words. */
function placeIn(site: Site, file: string, path: Path): string {
  const place = identifyFile(file.slice('content/'.length));
  if (place.is !== 'record') return path.join(' › ');
  return placeInWords(site.schemas, { schema: place.kind.schema, data: dataIn(site, file), path });
}

/** The data of a file with its facts filled in. */
function dataIn(site: Site, file: string): Readonly<Record<string, unknown>> | undefined {
  const page = site.pages.find(({ entry }) => entry.source.file === file);
  if (page) return page.data;
  const records = nounNames.flatMap((noun) => writtenRecords(site.content, noun));
  return records.find(({ source }) => source.file === file)?.data;
}

/** A value as visitors read it, or as it is written. */
function wordsOf(site: Site, file: string, path: Path, written: unknown) {
  if (written === undefined) return undefined;
  const filled = valueAt(dataIn(site, file), path);
  const value = typeof written === 'string' && typeof filled === 'string' ? filled : written;
  return valueInWords(value);
}

/** How texts refer to the fact that a value belongs to. */
function factPathOf(file: string, path: Path, site: Site): string {
  const place = recordFileAt(file);
  const name = place && factName(place.noun, place.id);
  const data = dataIn(site, file);
  if (name === undefined || !data) return '';
  return pathOfFact(factAround({ name, steps: path.map(String) }, data));
}

/** Finds the sentences that were read before with one text and are read now with another. */
function createReader(texts: readonly SentenceChange[]) {
  const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return (before: string | undefined, after: string | undefined, isPart = false) => {
    const [old, fresh] = [before, after].map((text) => (text ? squeezed(text) : undefined));
    const isIn = (text: string | undefined, sentence: string | undefined) =>
      text === undefined || sentence === undefined
        ? text === sentence
        : isPart
          ? sentence.includes(text)
          : text.includes(sentence) || sentence.includes(text);
    if (old === undefined && fresh === undefined) return [];
    return texts.filter(({ variants }) =>
      variants.some((each) => isIn(old, each.before) && isIn(fresh, each.after)),
    );
  };
}
