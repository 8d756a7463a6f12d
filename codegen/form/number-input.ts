import type { Path } from '../diagnostics/diagnostic.ts';
import type { Data } from '../model/content.ts';
import { textAt } from '../model/data.ts';
import { isUnit } from '../model/units.ts';
import type { NumberField } from '../schema/field.ts';
import type { Input, NumberUnit } from './field.ts';
import { inWords } from './schema-words.ts';

/** How a number is given: between which bounds, and what it counts by the key that it stands under. */
export function numberInput(field: NumberField, path: Path, money?: NumberUnit): Input {
  const key = path.findLast((step) => typeof step === 'string') ?? '';
  const unit = key === 'money' ? money : isUnit(key) ? { after: inWords(key) } : undefined;
  const { least = field.above, most } = field;
  return {
    is: 'number',
    isWhole: field.isWhole,
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(unit && { unit }),
  };
}

/** The sign of money, on the side where the language of the site has it. */
export function moneySign(site: Data): NumberUnit {
  const [locale, currency] = [textAt(site, 'locale'), textAt(site, 'currency')];
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat(locale, style).formatToParts(1);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return parts[0]?.type === 'currency' ? { before: sign } : { after: sign };
}
