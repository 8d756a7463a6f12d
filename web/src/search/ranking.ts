import type MiniSearch from 'minisearch';
import type { SearchWords } from './search-words.ts';
import { type Findable, indexOf, isLong } from './word-index.ts';

/** What was found, with how well it fits. */
export interface Ranked<Item> {
  readonly item: Item;
  readonly score: number;
  /** The words of the query, as read, that its title or other names have. */
  readonly named: ReadonlySet<string>;
  /** The words of the item, as read, that were found. */
  readonly found: ReadonlySet<string>;
}

export interface RankingRules {
  readonly words: SearchWords;
  /** Words of one meaning. */
  readonly synonyms?: readonly (readonly string[])[] | undefined;
}

/** One asked word, or several with one meaning, in each of the ways to say it. */
type Term = readonly (readonly string[])[];

/** Another word for what was asked counts a little less. */
const synonymShare = 0.8;

/** What is called by the asked words alone is meant before what is called by more. */
const wholeNameBonus = 1.5;

/** Creates the search among some items: typing errors are forgiven, and the order is the same wherever it runs. */
export function createRanking<Item extends Findable>(
  items: readonly Item[],
  { words, synonyms = [] }: RankingRules,
) {
  const index = indexOf(items, words);
  const readTerms = createTermReader(synonyms, words, index);
  const sizes = items.map(({ title }) => new Set(words.read(title)).size);

  return (query: string): readonly Ranked<Item>[] => {
    const terms = readTerms(query);
    const hits = new Map<number, Hit[]>();
    for (const term of terms)
      for (const [id, hit] of bestHits(term, index)) hits.set(id, [...(hits.get(id) ?? []), hit]);
    return [...hits]
      .flatMap(([id, own]) => {
        const item = items[id];
        const share = own.length / terms.length;
        const named = new Set(own.flatMap((hit) => hit.named));
        const found = new Set(own.flatMap((hit) => hit.found));
        const bonus = named.size >= (sizes[id] ?? 0) ? wholeNameBonus : 1;
        const sum = own.reduce((all, { score }) => all + score, 0);
        return item ? [{ item, score: sum * share * share * bonus, named, found, id }] : [];
      })
      .toSorted((one, other) => other.score - one.score || one.id - other.id);
  };
}

/** What fits so much worse than the best is not meant. */
const leastShare = 0.05;

/** What is meant, of what was found, the best first. */
export function meantOf<Found extends { readonly score: number }>(
  found: readonly Found[],
): readonly Found[] {
  const sorted = found.toSorted((one, other) => other.score - one.score);
  const least = (sorted[0]?.score ?? 0) * leastShare;
  return sorted.filter(({ score }) => score > least);
}

/** Reads the words of a query that say something, those of one meaning together; if none says anything, all of them. */
function createTermReader(
  synonyms: readonly (readonly string[])[],
  words: SearchWords,
  index: Pick<MiniSearch, 'search'>,
) {
  const groups = synonyms.map((group) => group.map((each) => words.read(each)));
  const single = groups.flat().flatMap((phrase) => (phrase.length === 1 ? phrase : []));
  const spelling = indexOf(
    single.map((title) => ({ title })),
    words,
  );
  // A word that no item has may be one of these with a typing error.
  const spelled = (word: string) => {
    if (single.includes(word) || !isLong(word) || index.search(word).length > 0) return word;
    const [hit] = spelling.search(word, { prefix: false });
    return hit ? (single[hit.id] ?? word) : word;
  };
  return (query: string): readonly Term[] => {
    const terms: Term[] = [];
    let rest: readonly string[] = words.read(query).map(spelled);
    for (const group of groups) {
      const said = group.filter((phrase) => indexOfPhrase(rest, phrase) >= 0);
      if (said.length === 0) continue;
      for (const phrase of said) rest = without(rest, phrase);
      terms.push([...said, ...group.filter((phrase) => !said.includes(phrase))]);
    }
    const telling = rest.filter((word) => !words.isFiller(word));
    const own = telling.length + terms.length > 0 ? telling : rest;
    return [...terms, ...own.map((word) => [[word]])];
  };
}

/** Where a phrase stands in a text, both as words; -1 if it does not. */
export function indexOfPhrase(text: readonly string[], phrase: readonly string[]): number {
  return text.findIndex((_, start) => phrase.every((word, step) => text[start + step] === word));
}

/** The words of a text without those of a phrase in it. */
export function without(text: readonly string[], phrase: readonly string[]): readonly string[] {
  const start = indexOfPhrase(text, phrase);
  return start < 0 ? text : [...text.slice(0, start), ...text.slice(start + phrase.length)];
}

interface Hit {
  readonly score: number;
  readonly named: readonly string[];
  readonly found: readonly string[];
}

/** The best hit of each item, by any of the ways to say a term. */
function bestHits(term: Term, index: Pick<MiniSearch, 'search'>): ReadonlyMap<number, Hit> {
  const best = new Map<number, Hit>();
  for (const [place, phrase] of term.entries()) {
    for (const { id, score, match, queryTerms } of index.search(phrase.join(' '))) {
      const own = place === 0 ? score : score * synonymShare;
      if (own <= (best.get(id)?.score ?? 0)) continue;
      const isNamed = Object.values(match)
        .flat()
        .some((field) => namesOf.includes(field));
      best.set(id, { score: own, named: isNamed ? queryTerms : [], found: Object.keys(match) });
    }
  }
  return best;
}

const namesOf: readonly string[] = ['title', 'alias'];
