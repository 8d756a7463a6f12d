import { createRequire } from 'node:module';
import type { Data } from '../../model/content.ts';
import { groupAt, optionalText } from '../../model/data.ts';
import { missing } from '../missing.ts';
import type { PlacedFault, SiteRule } from '../rule.ts';

const load = createRequire(import.meta.url);

/** States are those of the dealer's country, and ZIP codes have the digits that they have there. */
export const postalPlaces: SiteRule = (index) => {
  const { content } = index.site;
  if (!content.site) return [];
  const { data, source } = content.site;
  const country = optionalText(data, 'country');
  if (country === undefined) return [];
  const locations = groupAt(data, 'locations');
  const places = Object.keys(locations).map((id) => ({
    path: ['locations', id, 'address'],
    address: groupAt(groupAt(locations, id), 'address'),
  }));
  const states = [
    { path: ['stateCode'], state: optionalText(data, 'stateCode') },
    ...places.map(({ path, address }) => ({
      path: [...path, 'region'],
      state: optionalText(address, 'region'),
    })),
  ];
  const isState = (state: string) =>
    index.site.remember(`state ${country} ${state}`, () =>
      String(statesOf(country).some((each) => [each.code, each.name].includes(state))),
    ) === 'true';
  return [
    ...states.flatMap(({ path, state }): PlacedFault[] =>
      state === undefined || isState(state)
        ? []
        : [{ source, path, text: unknownState(country, state) }],
    ),
    ...(country === 'US'
      ? [
          ...places.flatMap(({ path, address }) => zipFault(source, path, address)),
          ...content.towns.flatMap((town) => zipFault(town.source, [], town.data)),
        ]
      : []),
  ];
};

/** The parts of a country by the letters after its own: ME for Maine. */
function statesOf(country: string) {
  const { iso31662 }: typeof import('iso-3166') = load('iso-3166');
  return iso31662
    .filter(({ code }) => code.startsWith(`${country}-`))
    .map(({ code, name }) => ({ code: code.slice(country.length + 1), name }));
}

function unknownState(country: string, state: string) {
  const names = statesOf(country).map(({ name }) => name);
  const fault = missing('unknown-reference', `state of ${country}`, state, names);
  return {
    ...fault,
    help: 'Write it as the post does in an address: two letters in the United States.',
  };
}

const zipCode = /^\d{5}(?:-\d{4})?$/;

function zipFault(
  source: PlacedFault['source'],
  path: PlacedFault['path'],
  address: Data,
): PlacedFault[] {
  const zip = optionalText(address, 'zip');
  if (zip === undefined || zipCode.test(zip)) return [];
  const message = `a ZIP code has five digits; found "${zip}"`;
  return [{ source, path: [...path, 'zip'], text: { code: 'wrong-form', message } }];
}
