import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Objects, Topology } from 'topojson-specification';

// Outlines of counties and of the nation by the U.S. Census Bureau, public domain: package us-atlas.
const atlasFile = 'us-atlas/counties-10m.json';

/** The outlines of all counties; `nation` is the land without water. */
export type CountyAtlas = Topology<Objects> & {
  readonly objects: { readonly counties: CountyShapes; readonly nation: Objects[string] };
};

type CountyShapes = Extract<Objects[string], { type: 'GeometryCollection' }>;

const requireFile = createRequire(import.meta.url);

/** Reads the atlas on first use; Node then keeps it in memory. */
export function countyAtlas(): CountyAtlas {
  return requireFile(atlasFile);
}

/** The five-digit codes of counties. A check needs nothing else from the atlas, so it is not parsed. */
export function readCountyCodes(): { has(code: string): boolean; all(): readonly string[] } {
  const text = readFileSync(requireFile.resolve(atlasFile), 'latin1');
  return {
    has: (code) => /^\d{5}$/.test(code) && text.includes(`"id":"${code}"`),
    all: () => Array.from(text.matchAll(/"id":"(\d{5})"/g), ([, code = '']) => code),
  };
}
