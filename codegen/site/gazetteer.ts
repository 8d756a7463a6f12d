import { createRequire } from 'node:module';
import { readCountyCodes } from '../geography/county-atlas.ts';
import { countyLand } from '../geography/county-land.ts';
import type { Ring } from '../geography/distance.ts';
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

/** Reads the libraries on first use. */
export function openGazetteer(): Gazetteer {
  const codes = once(readCountyCodes);
  return {
    isCounty: (code) => codes().has(code),
    countyCodes: () => codes().all(),
    countyLand,
    regionsOf(country) {
      const { iso31662 }: typeof import('iso-3166') = load('iso-3166');
      return iso31662
        .filter(({ code }) => code.startsWith(`${country}-`))
        .map(({ code, name }) => ({ code: code.slice(country.length + 1), name }));
    },
  };
}
