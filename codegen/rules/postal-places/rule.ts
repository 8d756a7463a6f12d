import { missing } from '../../link/missing.ts';
import type { CodedFinding, Rule } from '../../link/rule.ts';
import type { Data } from '../../model/content.ts';
import { groupAt, optionalText } from '../../model/data.ts';
import type { Region } from '../../site/gazetteer.ts';

/** States are those of the dealer's country, and ZIP codes have the digits that they have there. */
export const rule: Rule = {
  phase: 'error',
  check(index) {
    const { content, gazetteer } = index.site;
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
    const regions = gazetteer.regionsOf(country);
    const isState = (state: string) =>
      regions.some(({ code, name }) => [code, name].includes(state));
    return [
      ...states.flatMap(({ path, state }): CodedFinding[] =>
        state === undefined || isState(state)
          ? []
          : [{ source, path, text: unknownState(country, state, regions) }],
      ),
      ...(country === 'US'
        ? [
            ...places.flatMap(({ path, address }) => zipFinding(source, path, address)),
            ...content.towns.flatMap((town) => zipFinding(town.source, [], town.data)),
          ]
        : []),
    ];
  },
};

function unknownState(country: string, state: string, regions: readonly Region[]) {
  const names = regions.map(({ name }) => name);
  const finding = missing('unknown-reference', `state of ${country}`, state, names);
  return {
    ...finding,
    help: 'Write it as the post does in an address: two letters in the United States.',
  };
}

const zipCode = /^\d{5}(?:-\d{4})?$/;

function zipFinding(
  source: CodedFinding['source'],
  path: CodedFinding['path'],
  address: Data,
): CodedFinding[] {
  const zip = optionalText(address, 'zip');
  if (zip === undefined || zipCode.test(zip)) return [];
  const message = `a ZIP code has five digits; found "${zip}"`;
  return [{ source, path: [...path, 'zip'], text: { code: 'wrong-form', message } }];
}
