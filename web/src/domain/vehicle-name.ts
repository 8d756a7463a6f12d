import { bareText } from './bare-text.ts';

/** The name of a vehicle in two lines: its brand, if the name begins with it, and the rest. */
export function splitName(
  name: string,
  brand: string | undefined,
): { readonly brand?: string; readonly model: string } {
  if (brand === undefined) return { model: name };
  const space = [...name.matchAll(/ /g)].find(
    ({ index }) => bareText(name.slice(0, index)) === bareText(brand),
  );
  if (!space) return { model: name };
  return { brand: name.slice(0, space.index), model: name.slice(space.index + 1) };
}
