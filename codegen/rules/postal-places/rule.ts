import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { missing } from '../../link/missing.ts';
import type { CodedFinding, Rule } from '../../link/rule.ts';
import type { Data } from '../../model/content.ts';
import { groupAt, optionalText } from '../../model/data.ts';
import type { Region } from '../../site/gazetteer.ts';

/** States are those of the dealer's country, and postal codes have the form that they have there. */
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
      ...places.flatMap(({ path, address }) => codeFinding(source, path, address, country)),
      ...content.towns.flatMap((town) => codeFinding(town.source, [], town.data, country)),
    ];
  },
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

function unknownState(country: string, state: string, regions: readonly Region[]) {
  const names = regions.map(({ name }) => name);
  const finding = missing('unknown-reference', `state of ${country}`, state, names);
  return {
    ...finding,
    help: 'Write it as the post does in an address: two letters in the United States.',
  };
}

const digitCounts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function codeFinding(
  source: CodedFinding['source'],
  path: CodedFinding['path'],
  address: Data,
  country: string,
): CodedFinding[] {
  const zip = optionalText(address, 'zip');
  if (zip === undefined || !postcodeValidatorExistsForCountry(country)) return [];
  if (postcodeValidator(zip, country)) return [];
  const name = countryNames.of(country);
  const digits = digitCounts.findIndex(
    (_, count) => count > 2 && postcodeValidator('1'.repeat(count), country),
  );
  const message =
    digits === -1
      ? `"${zip}" is not a postal code (${name})`
      : `a postal code (${name}) has ${digitCounts[digits]} digits; found "${zip}"`;
  return [{ source, path: [...path, 'zip'], text: { code: 'wrong-form', message } }];
}
