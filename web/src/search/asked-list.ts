import { filters } from '../../../generated/filters.ts';
import type { SearchIndex, SectionProps } from '../../../generated/sections.ts';
import { withAskedPrice } from '../domain/asked-band.ts';
import { everything, writeFilters } from '../domain/filter-state.ts';
import { filterVehicles } from '../domain/vehicle-filter.ts';
import { type Choice, choiceOf, pricedBy, searchFor } from './asked-choice.ts';
import { readPrices } from './asked-price.ts';
import { indexOfPhrase, without } from './ranking.ts';
import type { SearchWords } from './search-words.ts';

type List = NonNullable<SearchIndex['list']>;

interface Language {
  readonly words: SearchWords;
  readonly texts: SectionProps['site-search']['texts'];
}

/** What a query asks of the list: its choices in words, how many match, and the address that shows them. */
export interface AskedList {
  readonly what: string;
  readonly count: number;
  readonly href: string;
  /** What the words do not promise. */
  readonly notes: readonly string[];
}

/** Reads figures, prices and words of the trade as choices of the list; undefined if a query has none. */
export function readList(query: string, list: List, language: Language): AskedList | undefined {
  const { words, texts } = language;
  const { rest, band } = readPrices(query, texts);
  const meant = meantBy(words.read(rest), list, language);
  const chosen = [
    ...meant.chosen,
    ...labelledBy(meant, list, language),
    ...(band ? [pricedBy(band, list.filters, texts)] : []),
  ];
  return chosen.some(({ isTelling }) => isTelling) ? countOf(chosen, list, meant.notes) : undefined;
}

interface Read {
  readonly rest: readonly string[];
  readonly chosen: readonly Choice[];
  readonly notes: readonly string[];
}

/** What is said by words of the trade. */
function meantBy(asked: readonly string[], list: List, { words, texts }: Language): Read {
  let rest = asked;
  const chosen: Choice[] = [];
  const notes: string[] = [];
  for (const { words: names, filter, choice, note } of list.words ?? []) {
    const name = names.find((each) => indexOfPhrase(rest, words.read(each)) >= 0);
    if (name === undefined) continue;
    const option = filter && list.filters[filter]?.find(({ value }) => value === choice);
    rest = without(rest, words.read(name));
    chosen.push(filter && option ? choiceOf(filter, option, true) : searchFor(name, texts));
    if (note) notes.push(note);
  }
  return { rest, chosen, notes };
}

/** What is said as the choices of the filters are called, of each filter one. */
function labelledBy({ rest, chosen }: Read, list: List, { words }: Language): readonly Choice[] {
  return filters.flatMap(({ name, by, fact }) => {
    if (fact === 'price' || chosen.some(({ filter }) => filter === name)) return [];
    const option = list.filters[name]?.find(({ label }) => {
      const phrase = words.read(label);
      return phrase.length > 0 && indexOfPhrase(rest, phrase) >= 0;
    });
    return option ? [choiceOf(name, option, by === 'band')] : [];
  });
}

function countOf(chosen: readonly Choice[], list: List, notes: readonly string[]): AskedList {
  const isWord = ({ filter }: Choice) => filter === 'search';
  const picked = chosen.filter((choice) => !isWord(choice));
  const state = {
    ...everything,
    ...Object.fromEntries(picked.map(({ filter, value }) => [filter, value])),
    search: chosen
      .filter(isWord)
      .map(({ value }) => value)
      .join(' '),
  };
  const address = writeFilters(state);
  const options = withAskedPrice(list.filters, new URLSearchParams(address));
  const { found } = filterVehicles(list.vehicles, state, { options, words: list.words });
  return {
    what: chosen.map(({ label }) => label).join(' · '),
    count: found.length,
    href: list.href + address,
    notes,
  };
}
