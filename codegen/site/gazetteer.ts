import { createRequire } from 'node:module';
import { readCountyCodes } from '../geography/county-atlas.ts';
import { countyLand } from '../geography/county-land.ts';
import type { Ring } from '../geography/distance.ts';
import { type Memo, noMemo } from '../memo.ts';
import { once } from '../model/once.ts';

/** A part of a country, such as a state: its letters in addresses, and its name. */
export interface Region {
  readonly code: string;
  readonly name: string;
}

/** What is known of places without the dealer's content. */
export interface Gazetteer {
  /** Whether the census has a county of that code. */
  isCounty(code: string): boolean;
  countyCodes(): readonly string[];
  /** The land of a county by its census code; empty if there is no such county. */
  countyLand(code: string): readonly Ring[];
  /** The parts of a country by its two letters. */
  regionsOf(country: string): readonly Region[];
}

const load = createRequire(import.meta.url);

/** What libraries of megabytes say, read on first use; what a dealer needs of it, a few lines, is kept by the memo. */
export function openGazetteer(recall: Memo['get'] = noMemo.get): Gazetteer {
  const codes = once(readCountyCodes);
  return {
    countyCodes: () => codes().all(),
    isCounty: (code) => recall('county code', [code], () => codes().has(code)),
    countyLand: (code) => recall('county', [code], () => countyLand(code)),
    regionsOf: (country) => recall('country', [country], () => readRegions(country)),
  };
}

function readRegions(country: string): readonly Region[] {
  const { iso31662 }: typeof import('iso-3166') = load('iso-3166');
  return iso31662
    .filter(({ code }) => code.startsWith(`${country}-`))
    .map(({ code, name }) => ({ code: code.slice(country.length + 1), name }));
}
