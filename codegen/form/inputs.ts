import type { Path } from '../diagnostics/diagnostic.ts';
import type { Data } from '../model/content.ts';
import { textAt } from '../model/data.ts';
import { weekdays } from '../model/opening-hours.ts';
import { isUnit } from '../model/units.ts';
import { type ListField, type NumberField, propertiesOf, type TextField } from '../schema/field.ts';
import type { Input, NumberUnit, TextInput } from './field.ts';
import { lookOf } from './looks.ts';
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

/** How a text is given, by what its schema lets pass. */
export function textInput(field: TextField): TextInput {
  const { annotations, examples, longest = 2500 } = field;
  const [example] = examples;
  const { 'x-ref': names, 'x-marks': marks } = annotations;
  return {
    is: 'text',
    looks: lookOf(field),
    longest,
    ...(typeof example === 'string' && { example }),
    ...(names !== undefined && { names }),
    ...(marks !== undefined && { marks }),
  };
}

/** Whether a list holds opening hours: its items have days of the week, and times. */
export function isWeek({ items }: ListField): boolean {
  const row = propertiesOf(items);
  const days = row.get('days');
  const day = days?.is === 'list' ? days.items : undefined;
  const isDay = day?.is === 'choice' && weekdays.every((each) => day.values.includes(each));
  return isDay && row.has('opens') && row.has('closes');
}
