import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Memo } from '../memo.ts';
import type { Data } from '../model/content.ts';
import { groupAt, isRecord, optionalText } from '../model/data.ts';
import { tryToRead } from '../parse/parse.ts';
import { fallback } from './language-files.ts';
import type { SiteLanguages } from './site-languages.ts';

/** A specification that vehicles may state, as a ready-made set or the dealer declares it. Nothing of it is checked yet. */
export interface Specification {
  readonly key: string;
  readonly says: Data;
  /** The ready-made set that it is of; none if the dealer has added it. */
  readonly set?: string;
}

/** What vehicles may state. */
export interface Specifications {
  readonly all: readonly Specification[];
  /** The ready-made sets that have other keys, by key. */
  readonly others: Readonly<Record<string, readonly string[]>>;
  /** What schema.org calls each vehicle, as the dealer or his ready-made set says; none if neither does. */
  readonly type?: string;
  /** What the only ready-made set calls one and many of them, by language. */
  readonly things: Data;
  /** The language of the site, which they are named in. */
  readonly language: string;
  /** Where the dealer's file cannot be read, there may be others. */
  readonly isComplete: boolean;
}

/** The text of a content file, if there is one. */
export type TextOf = (file: string) => string | undefined;

/** The files that say what can be stated: their texts, and whether there are units. */
export interface DeclaringFiles {
  readonly textOf: TextOf;
  readonly hasUnits: boolean;
  /** The languages of the site, if it has several. */
  readonly languages?: SiteLanguages | undefined;
}

/** What is declared, and the language that it is named in. */
const declaringFiles = ['content/specifications.yaml', 'content/site.yaml'];

/** The set that joins any other where there are units. */
export const unitSet = 'stock';

/** Reads what a dealer's vehicles may state: before all other content, since it is a part of what that is checked by. */
export function declaredSpecifications(
  schemaDir: string,
  { textOf, hasUnits, languages }: DeclaringFiles,
  memo: Memo,
): Specifications {
  const sets = setsIn(schemaDir);
  const [specifications = '', site = ''] = declaringFiles.map(textOf);
  const input = [
    specifications,
    site,
    String(hasUnits),
    ...[...sets].flat(),
    ...(languages ? [languages.own] : []),
  ];
  return memo.get('specifications', input, () => {
    const { data = {}, stop } = tryToRead(specifications);
    const written = isRecord(data) ? data : {};
    const named = [optionalText(written, 'set') ?? []].flat();
    const read = new Map([...sets].map(([set, text]) => [set, tryToRead(text).data]));
    const ready = [...(hasUnits ? [unitSet] : []), ...named].flatMap((set) =>
      entriesOf(read.get(set)).map((each) => ({ ...each, set })),
    );
    const types = [written.type, ...named.map((set) => Object(read.get(set))['@type'])];
    const type = types.find((each) => typeof each === 'string');
    const own = entriesOf(groupAt(written, 'own'));
    const language = languages?.own ?? Object(tryToRead(site).data).language;
    const [only] = named.length === 1 ? named : [];
    const all = joined(ready, own);
    return {
      all,
      others: setsByKey(read, all),
      ...(type !== undefined && { type }),
      things: groupAt(Object(only === undefined ? {} : read.get(only)), '@thing'),
      language: typeof language === 'string' ? language : fallback,
      isComplete: stop === undefined && named.every((each) => sets.has(each)),
    };
  });
}

/** The texts of the ready-made sets, which are data beside the languages. */
function setsIn(schemaDir: string): ReadonlyMap<string, string> {
  const ending = '.yaml';
  try {
    const folder = join(schemaDir, 'specifications');
    const files = readdirSync(folder).filter((name) => name.endsWith(ending));
    return new Map(
      files
        .sort()
        .map((name) => [name.slice(0, -ending.length), readFileSync(join(folder, name), 'utf8')]),
    );
  } catch {
    // Schemas of other things have no sets.
    return new Map();
  }
}

/** What is declared under keys that vehicles can have: `@type` is none. */
function entriesOf(declared: unknown): readonly Specification[] {
  return Object.entries(isRecord(declared) ? declared : {}).flatMap(([key, says]) =>
    /^[a-z][A-Za-z0-9]*$/.test(key) ? [{ key, says: isRecord(says) ? says : {} }] : [],
  );
}

function setsByKey(sets: ReadonlyMap<string, unknown>, all: readonly Specification[]) {
  const others = [...sets].flatMap(([set, declared]) =>
    entriesOf(declared)
      .filter(({ key }) => !all.some((each) => each.key === key))
      .map(({ key }) => ({ key, set })),
  );
  const byKey = Map.groupBy(others, ({ key }) => key);
  return Object.fromEntries([...byKey].map(([key, found]) => [key, found.map(({ set }) => set)]));
}

/** The ready-made ones with what the dealer has: in place of one with the same key, or after all others. */
function joined(ready: readonly Specification[], own: readonly Specification[]) {
  const all = new Map([...ready, ...own].map((each) => [each.key, each]));
  return [...all.values()];
}
