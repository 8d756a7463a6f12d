import type { Fix, Message } from '../../diagnostics/diagnostic.ts';
import { fixing, fixingText, renaming } from '../../diagnostics/fixes.ts';
import { type Copied, type Misnamed, misnamedIn } from '../../link/misnamed-files.ts';
import { messageOf, placeByNames, type WrongName } from '../../link/names-in-path.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { isPublished } from '../../link/suppressed.ts';
import { type Entry, recordsOf } from '../../model/content.ts';
import { type Noun, nouns } from '../../model/nouns.ts';
import { nameOfRecord } from '../../resolve/facts/fact-roots.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** A record's own names agree with the path of its file. */
export const rule: Rule = {
  code: 'wrong-id',
  phase: 'error',
  check(index) {
    const { copies, others } = misnamedIn(index);
    return [
      ...copies.map(copiedFinding),
      ...others.flatMap((misnamed) => misnamedFinding(index, misnamed)),
    ];
  },
};

/** Reports a record with the id or slug of another. */
function copiedFinding({ entry, wrong, owner, name }: Copied): RuleFinding {
  const isSame = isUnchanged(entry, owner);
  const text = isSame ? unchanged(entry, owner, wrong) : { message: messageOf(name) };
  return {
    source: entry.source,
    path: [name.key],
    ...text,
    related: [placeOf(owner, name)],
    rewrite: { from: name.found, to: { word: name.wanted, isSure: !isSame } },
  };
}

/** It may be the start of a new record or a leftover: only its author knows. */
function unchanged(
  { source }: Entry,
  owner: Entry,
  wrong: readonly WrongName[],
): Pick<Message, 'message' | 'help'> {
  const lines = wrong.map(({ key, wanted }) => `"${key}: ${wanted}"`).join(' and ');
  return {
    message: `this file is a copy of ${owner.source.file}, and nothing in it has been changed`,
    help: `If it is for another ${source.noun}, write ${lines}, and change whatever else differs. If not, delete the file.`,
  };
}

function isUnchanged(one: Entry, other: Entry): boolean {
  return one.source.text === other.source.text;
}

function placeOf({ source }: Entry, { key }: WrongName) {
  const { line, column } = source.locate([key]);
  return {
    file: source.file,
    line,
    column,
    message: `this is the ${source.noun} with that ${key}`,
  };
}

/** Reports once that a record and its file differ in name; findings in references by the record's name merge into it. */
function misnamedFinding(index: SiteIndex, { noun, entry, wrong }: Misnamed): RuleFinding[] {
  // A brand or county that does not exist is reported as missing.
  const reported = wrong.filter(
    ({ key, found }) => key !== nouns[noun].owner || index.find(key, found) !== undefined,
  );
  const [first] = reported;
  if (!first) return [];
  const named = placeByNames(noun, entry);
  const wasPublished = isPublished(index, noun, named.id);
  const file = reported.length === wrong.length ? named.file : undefined;
  const renames = file === undefined ? [] : renamesTo(index, { noun, entry, file });
  const rewrites = rewritesOf(entry, reported);
  return [
    {
      source: entry.source,
      path: [first.key],
      message: messageOf(first),
      atField: `This is “${first.wanted}” in the address. To change it there too, rename the ${noun}.`,
      ...(wasPublished && { help: adviceOf(noun, named.id, reported) }),
      cause: nameOfRecord(noun, named.id),
      isOrigin: true,
      fixes: wasPublished ? [...renames, ...rewrites] : [...rewrites, ...renames],
    },
  ];
}

function adviceOf(noun: Noun, id: string, wrong: readonly WrongName[]): string {
  const lines = wrong.map(({ key, wanted }) => `"${key}: ${wanted}"`);
  return `If the file name is a mistake, rename the file. If the ${noun} has a new name, write ${[...lines, `"formerly: ${id}"`].join(', ')}.`;
}

/** Renames the file to what its record says, unless another file has that name. */
function renamesTo(
  { site }: SiteIndex,
  { noun, entry, file }: Omit<Misnamed, 'wrong'> & { readonly file: string },
): readonly Fix[] {
  const taken = [
    ...recordsOf(site.content, noun).map(({ source }) => source),
    ...site.invalidFiles,
  ];
  return taken.some((other) => other.file === file)
    ? []
    : renaming(false, entry.source.file, file).fixes;
}

/** Rewrites all wrong names of the record in one fix, so that they agree with the path of its file. */
function rewritesOf({ source }: Entry, wrong: readonly WrongName[]): readonly Fix[] {
  const edits = wrong.flatMap(({ key, found, wanted }) => {
    const rewrite = { from: found, to: { word: wanted, isSure: false } };
    return (fixingText(source, source.locate([key]), rewrite).fixes ?? []).flatMap(
      (fix) => fix.edits,
    );
  });
  return edits.length > 0 ? fixing(false, ...edits).fixes : [];
}
