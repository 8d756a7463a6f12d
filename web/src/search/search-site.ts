import type { SearchIndex, SectionProps } from '../../../generated/sections.ts';
import { type Answer, answersTo } from './answers.ts';
import { readPrices } from './asked-price.ts';
import { createRanking, meantOf, type Ranked } from './ranking.ts';
import { createSearchWords, type SearchWords } from './search-words.ts';

/** A search of the site, with its index. */
export type Search = Omit<SectionProps['site-search'], 'kind'>;
type Entry = SearchIndex['entries'][number];

/** A piece of a text, and whether it was found. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A page that was found, or the part of it that was. */
export interface Result {
  readonly href: string;
  readonly title: string;
  /** The page of the part, or above the page. */
  readonly of?: string | undefined;
  readonly text: readonly Piece[];
  readonly note?: string | undefined;
  /** The id of the vehicle that the page is about. */
  readonly vehicle?: string | undefined;
}

/** What a search says. */
export interface Found {
  readonly answers: readonly Answer[];
  readonly results: readonly Result[];
}

/** What is found where there is no search. */
export const nothing: Found = { answers: [], results: [] };

const mostResults = 20;

const prepared = new WeakMap<object, (query: string) => Found>();

/** Searches the site: the server and the browser call this, over the same index. */
export function searchSite(search: Search, query: string): Found {
  const ask = prepared.get(search.index) ?? prepare(search);
  prepared.set(search.index, ask);
  return ask(query);
}

interface Part {
  readonly entry: Entry;
  readonly title: string;
  readonly anchor?: string | undefined;
}

/** What an answer may be asked by. */
interface Phrase {
  readonly title: string;
  readonly size: number;
  readonly answer: object;
}

function prepare(search: Search): (query: string) => Found {
  const { entries } = search.index;
  const words = createSearchWords(search.texts);
  const rules = { words, synonyms: search.words };
  const rankPages = createRanking(entries, rules);
  const rankParts = createRanking(entries.flatMap(partsOf), rules);
  const phrases = phrasesOf(search).map(({ answer, title }) => {
    return { answer, title, size: words.read(title).length };
  });
  // In what is asked, words such as "how much" say something.
  const rankPhrases = createRanking(phrases, { words: { ...words, isFiller: () => false } });
  return (query) => {
    const { rest } = readPrices(query, search.texts);
    const ranked = rankPages(rest);
    const meant = new Map<object, number>();
    for (const { item, named } of rankPhrases(query)) {
      const isWhole = named.size >= item.size;
      if (isWhole) meant.set(item.answer, Math.max(named.size, meant.get(item.answer) ?? 0));
    }
    return {
      answers: answersTo({ query, ranked, words, meant }, search as SectionProps['site-search']),
      results: resultsOf(ranked, rankParts(rest), words),
    };
  };
}

function partsOf(entry: Entry): readonly Part[] {
  return (entry.parts ?? []).map((part) => ({ entry, ...part }));
}

function phrasesOf({ answers = [], delivery, prices }: Search): readonly Omit<Phrase, 'size'>[] {
  return [...answers, delivery, prices].flatMap((answer) =>
    answer ? answer.asks.map((title) => ({ title, answer })) : [],
  );
}

/** The pages, each once, by what was found of it: a part that is named speaks for its page. */
function resultsOf(
  pages: readonly Ranked<Entry>[],
  parts: readonly Ranked<Part>[],
  words: SearchWords,
): readonly Result[] {
  const named = new Map(pages.map((page) => [page.item, page]));
  const best = new Map<Entry, Ranked<Part>>();
  for (const part of parts) if (!best.has(part.item.entry)) best.set(part.item.entry, part);
  const scoreOf = (entry: Entry) => {
    const [page, part] = [named.get(entry), best.get(entry)];
    const isCalled = (part?.named.size ?? 0) > (page?.named.size ?? 0);
    return (page?.score ?? 0) + (part?.score ?? 0) * (isCalled ? calledShare : partShare);
  };
  const found = [...new Set([...named.keys(), ...best.keys()])];
  return meantOf(found.map((entry) => ({ entry, score: scoreOf(entry) })))
    .slice(0, mostResults)
    .map(({ entry }) => resultOf(entry, { page: named.get(entry), part: best.get(entry), words }));
}

/** A page is called by its own name rather than by those of its parts, unless these have more of the asked words. */
const [partShare, calledShare] = [0.3, 0.6];

interface Hits {
  readonly page: Ranked<Entry> | undefined;
  readonly part: Ranked<Part> | undefined;
  readonly words: SearchWords;
}

/** The part of a page, if it is called by more of the asked words. */
function resultOf(entry: Entry, { page, part, words }: Hits): Result {
  const { href, title, parent, note, vehicle } = entry;
  const text = piecesOf(entry.text, page?.found ?? new Set(), words);
  const isCalled = part && !part.named.isSubsetOf(page?.named ?? new Set());
  if (!isCalled || part.item.anchor === undefined)
    return { href, title, of: parent, text, note, vehicle };
  const { anchor, title: name } = part.item;
  return { href: `${href}#${anchor}`, title: name, of: title, text, note, vehicle };
}

/** A text in pieces: the words that were found, and what is between them. */
function piecesOf(text: string, found: ReadonlySet<string>, words: SearchWords): readonly Piece[] {
  const isFound = (word: string) => words.read(word).some((each) => found.has(each));
  const pieces: Piece[] = [];
  let between = '';
  for (const piece of text.split(/([\p{L}\d]+(?:[.,]\d+)*)/u)) {
    if (isFound(piece)) {
      pieces.push({ text: between, isFound: false }, { text: piece, isFound: true });
      between = '';
    } else between += piece;
  }
  return [...pieces, { text: between, isFound: false }];
}
