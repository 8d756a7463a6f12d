import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryObject, Objects, Topology } from 'topojson-specification';
import type { Ring } from './distance.ts';

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

/** The rings of a shape, whatever its kind. */
export function ringsOf(topology: Topology, shape: GeometryObject): readonly Ring[] {
  const found = feature(topology, shape);
  const features = found.type === 'FeatureCollection' ? found.features : [found];
  return (
    features
      .flatMap(({ geometry }) => polygonsOf(geometry))
      .flat()
      // The last point repeats the first.
      .map((ring) => ring.slice(1).map(([lng = 0, lat = 0]) => ({ lat, lng })))
      .filter((ring) => ring.length > 2)
  );
}

type Shape = Extract<ReturnType<typeof feature>, { type: 'Feature' }>['geometry'];

function polygonsOf(geometry: Shape) {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
}
