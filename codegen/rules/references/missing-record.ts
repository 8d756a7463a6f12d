import type { Message } from '../../diagnostics/diagnostic.ts';
import { missing } from '../../link/missing.ts';
import { sourcesOf } from '../../link/source-files.ts';
import { isPublished, isSuppressed } from '../../link/suppressed.ts';
import type { Data } from '../../model/content.ts';
import { homeOf, innerNouns } from '../../model/inner-nouns.ts';
import { readName } from '../../model/letter-case.ts';
import { nameKeys } from '../../model/record-name.ts';
import { nameOfRecord } from '../../resolve/facts/fact-roots.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** What is said of a record that is not there, unless the file that may hold it has errors of its own. */
export function recordFinding(index: SiteIndex, noun: string, id: string): Message | undefined {
  if (index.find(noun, id) || isSuppressed(index, noun, id)) return undefined;
  return missingRecord(index, noun, id);
}

/** Reports a missing record. A record that declares this as its former id is surely the one that was meant. */
function missingRecord(index: SiteIndex, noun: string, id: string): Message {
  const { ids, currentPageOf } = index;
  const what = noun.replaceAll('-', ' ');
  const newId = currentPageOf(`${noun}/${id}`)?.record?.entry.id;
  if (newId !== undefined) {
    const message = `the ${what} "${id}" has a new name, "${newId}"`;
    return {
      code: 'unknown-reference',
      message,
      rewrite: { from: id, to: { word: newId, isSure: true } },
    };
  }
  const called = ids(noun).filter((each) => isCalled(index.find(noun, each), id));
  const [word] = called;
  if (word !== undefined && called.length === 1) {
    const message = `there is no ${what} "${id}"; did you mean "${word}", which is called so?`;
    return {
      code: 'unknown-reference',
      message,
      rewrite: { from: id, to: { word, isSure: true } },
    };
  }
  const near = isPublished(index, noun, id)
    ? inDoubt(missing('unknown-reference', what, id, unpublished(index, noun)))
    : missing('unknown-reference', what, id, ids(noun));
  const cause = nameOfRecord(...(ownerOf(index, noun, id) ?? [noun, id]));
  const once = onlyPlaceOf(index, noun, near.rewrite?.to.word);
  const finding = once ? atTheSlip(id, what, near, once) : near;
  const isNew = noun === 'picture' && !finding.rewrite;
  return {
    ...finding,
    ...(isNew && {
      help: [newPicture, finding.help ?? []].flat().join(' '),
      atField: `${finding.message}: choose another, or add a photo.`,
    }),
    cause,
  };
}

/** Where a name stands, if in one place alone, and in no file name either: then that place may be the one with the slip. */
function onlyPlaceOf(
  { site }: SiteIndex,
  noun: string,
  name: string | undefined,
): Place | undefined {
  if (name === undefined || !innerNouns.includes(noun)) return undefined;
  const word = name.slice(name.lastIndexOf('/') + 1);
  const places = sourcesOf(site).flatMap(({ file, text }) =>
    text
      .split(word)
      .slice(0, -1)
      .map((before) => ({ file, before, word })),
  );
  const [only, ...others] = places;
  return others.length === 0 ? only : undefined;
}

/** The text before a word. */
interface Place {
  readonly file: string;
  readonly before: string;
  readonly word: string;
}

/** A name that nothing refers to, a slip away from one that is missing: the slip is there. */
function atTheSlip(
  id: string,
  what: string,
  near: Message,
  { file, before, word }: Place,
): Message {
  const lines = before.split('\n');
  const [line, column] = [lines.length, (lines.at(-1)?.length ?? 0) + 1];
  const { rewrite: _rewrite, ...rest } = near;
  return {
    ...rest,
    message: `there is no ${what} "${id}"; nothing refers to "${word}", which may be a slip of it`,
    help: `Correct "${word}" in ${file}, or this.`,
    related: [{ file, line, column, message: `"${word}" is written here alone` }],
  };
}

const newPicture =
  'Pictures have their names in content/pictures/pictures.yaml: add this one there, with its file and what it shows.';

/** Whether visitors know a record by a name. */
function isCalled(record: Data | undefined, name: string): boolean {
  return nameKeys.some((key) => {
    const own = record?.[key];
    return typeof own === 'string' && readName(own) === readName(name);
  });
}

/** The ids without a published page: a record with one cannot be another record under a new name. */
function unpublished(index: SiteIndex, noun: string): readonly string[] {
  return index.ids(noun).filter((id) => !isPublished(index, noun, id));
}

function inDoubt({ rewrite, ...finding }: Message): Message {
  return rewrite
    ? { ...finding, rewrite: { ...rewrite, to: { ...rewrite.to, isSure: false } } }
    : finding;
}

/** The missing record that makes one inside it missing too: the brand of a series, for example. */
function ownerOf({ find }: SiteIndex, noun: string, id: string): [string, string] | undefined {
  const [owner = '', name] = id.split('/');
  const home = homeOf(noun);
  return name !== undefined && home !== noun && !find(home, owner) ? [home, owner] : undefined;
}
