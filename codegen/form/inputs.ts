import type { Path } from '../diagnostics/diagnostic.ts';
import type { Data } from '../model/content.ts';
import { textAt } from '../model/data.ts';
import { weekdays } from '../model/opening-hours.ts';
import { isUnit } from '../model/units.ts';
import { type ListField, type NumberField, propertiesOf, type TextField } from '../schema/field.ts';
import type { Input, NumberUnit, TextInput } from './field.ts';
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

/** Texts with more letters than this get several lines. */
const longestLine = 200;

/** How a text is given, by what its schema lets pass. */
export function textInput({
  annotations,
  examples,
  longest = 2500,
  ...form
}: TextField): TextInput {
  const [example] = examples;
  const names = annotations['x-ref'];
  return {
    is: 'text',
    looks: lookOf({ ...form, longest }),
    longest,
    ...(typeof example === 'string' && { example }),
    ...(names !== undefined && { names }),
  };
}

function lookOf({
  format,
  pattern,
  longest,
}: Pick<TextField, 'format' | 'pattern'> & { readonly longest: number }): TextInput['looks'] {
  if (format === 'date') return 'date';
  const takes = (text: string) => pattern !== undefined && new RegExp(pattern, 'u').test(text);
  // A pattern that lets one of these pass, but nothing like it, is made for it.
  if (takes('#0a1b2c') && !takes('a')) return 'color';
  if (takes('07:30') && !takes('a') && !takes('24:01')) return 'time';
  if (takes('/a') && takes('phone:main')) return 'link';
  return longest > longestLine ? 'paragraph' : 'line';
}

/** Whether a list holds opening hours: its items have days of the week, and times. */
export function isWeek({ items }: ListField): boolean {
  const row = propertiesOf(items);
  const days = row.get('days');
  const day = days?.is === 'list' ? days.items : undefined;
  const isDay = day?.is === 'choice' && weekdays.every((each) => day.values.includes(each));
  return isDay && row.has('opens') && row.has('closes');
}
