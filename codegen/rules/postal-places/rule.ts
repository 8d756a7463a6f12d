import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { Message } from '../../diagnostics/diagnostic.ts';
import { missing } from '../../link/missing.ts';
import type { Rule } from '../../link/rule.ts';
import type { Region } from '../../site/gazetteer.ts';

/** States are those of the dealer's country, and postal codes have the form that they have there (`x-postal`). */
export const rule: Rule = {
  code: ['unknown-reference', 'wrong-form'],
  phase: 'error',
  needs: 'x-postal',
  find({ entry: { source }, path, value, says }, { site: { content, gazetteer } }) {
    const { country } = content.site?.data ?? {};
    if (country === undefined) return [];
    const text =
      says.part === 'state'
        ? stateText(String(value), country, gazetteer.regionsOf(country))
        : codeText(String(value), country);
    return text ? [{ source, path, ...text }] : [];
  },
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

function stateText(
  state: string,
  country: string,
  regions: readonly Region[],
): Message | undefined {
  if (regions.some(({ code, name }) => [code, name].includes(state))) return undefined;
  const names = regions.map(({ name }) => name);
  const text = missing('unknown-reference', `state of ${country}`, state, names);
  return {
    ...text,
    help: 'Write it as the post does in an address: two letters in the United States.',
  };
}

const digitCounts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function codeText(zip: string, country: string): Message | undefined {
  if (!postcodeValidatorExistsForCountry(country)) return undefined;
  if (postcodeValidator(zip, country)) return undefined;
  const name = countryNames.of(country);
  const digits = digitCounts.findIndex(
    (_, count) => count > 2 && postcodeValidator('1'.repeat(count), country),
  );
  const message =
    digits === -1
      ? `"${zip}" is not a postal code (${name})`
      : `a postal code (${name}) has ${digitCounts[digits]} digits; found "${zip}"`;
  return { code: 'wrong-form', message };
}
