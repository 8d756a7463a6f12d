import { stringify } from 'yaml';
import { unitNames, unitRow } from '../model/units.ts';
import { readFactValue } from '../resolve/facts/fact-value.ts';
import { fittingFormats, formatNames } from '../resolve/facts/format-fact.ts';
import { createPrinter } from '../resolve/facts/printer.ts';

const print = createPrinter({});

/** Facts that show what a format does, in this order. */
const samples: readonly (readonly [what: string, value: unknown])[] = [
  ...unitNames.map((unit) => [unitRow(unit).meaning, { [unit]: unitRow(unit).example }] as const),
  ['a range of figures', { days: [3, 5] }],
  ['a date', { date: '2027-04-01' }],
  ['a text', { text: 'Harbor Street' }],
  ['a web address', { text: 'https://www.dealer.example' }],
  ['a phone', { number: '1-555-0100' }],
  ['opening hours', [{ days: ['mon', 'fri'], opens: '09:00', closes: '17:00' }]],
  ['a list', ['north', 'south']],
];

/** The page about facts: every unit, and every format that prints them. */
export function figuresPage(): string {
  const printed = samples.map(([what, value]) => {
    const fact = readFactValue(value);
    return { what, value, formats: fittingFormats(fact, print) };
  });
  const units = printed.map(({ what, value, formats }) => {
    const [natural] = formats.filter(({ name }) => name === 'no format');
    return [`\`${flow(value)}\``, what, natural?.sample ?? 'only in a format'];
  });
  const formats = formatNames.map((format) => {
    const fitting = printed.flatMap(({ value, formats: all }) =>
      all.filter(({ name }) => name === format).map(({ sample }) => [flow(value), sample] as const),
    );
    const shown = fitting.slice(0, 3).map(([value, sample]) => `\`${value}\` is “${sample}”`);
    return [`\`${format}\``, shown.join('; ')];
  });
  return [
    '# Units and formats',
    lead,
    '## Units',
    table(['In YAML', 'What it is', 'Printed as'], units),
    '## Formats',
    table(
      ['Format', 'What it prints'],
      formats.filter(([, sample]) => sample !== ''),
    ),
    '[All of the content](README.md)',
  ].join('\n\n');
}

const lead = [
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: references as editors write them.
  'A fact is written once, with its unit, and texts refer to it by its path:',
  '`${pricing.delivery.perMile}` is the fact `perMile` in `content/pricing/delivery.yaml`.',
  'It is printed as the table says, unless the text asks for a format: `${site.phones.main | phone}`.',
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: references as editors write them.
].join(' ');

function flow(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', flowCollectionPadding: true }).trim();
}

/** A Markdown table. */
export function table(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(names), line(names.map(() => '---')), ...rows.map(line)].join('\n');
}
