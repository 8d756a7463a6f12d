import type { Code } from '../../../generated/codes.ts';
import type { NounTypes } from '../../../generated/content.ts';
import type { LinkedSite, Rule, RuleFinding } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { checkDigit } from '../../schema/formats/vin.ts';
import { stockNumberOf } from '../../site/units-as-vehicles.ts';

type Unit = Entry<NounTypes['unit']>;

/** What is wrong with a unit, at one of its keys. */
type Fault = readonly [key: string, text: Omit<RuleFinding, 'source' | 'path'>];

function unitRule(
  code: Code,
  phase: Rule['phase'],
  faultsOf: (unit: Unit, site: LinkedSite) => readonly Fault[],
): Rule {
  const check = (site: LinkedSite) =>
    site.site.content.stock.flatMap((unit) =>
      faultsOf(unit, site).map(([key, text]) => ({
        source: unit.source,
        path: key in Object(unit.source.data) ? [key] : [],
        ...text,
      })),
    );
  return { code, phase, check };
}

/** Without a model, nothing else says what a unit is called and what there is to say of it. */
const bare = unitRule('bare-unit', 'error', ({ data }) => {
  if (data.model !== undefined) return [];
  return (['name', 'description'] as const)
    .filter((key) => data[key] === undefined)
    .map((key) => {
      const message = `the key "${key}" is missing in a unit without a model`;
      const atField = `Nothing says its ${key}. Give it one here, or choose its model.`;
      return [key, { message, atField, help: `Add "${key}:", or name its model in "model:".` }];
    });
});

/** A unit is one of a vehicle of the catalog, not of another thing on the lot, and has an id of its own. */
const misplaced = unitRule('misplaced-unit', 'error', ({ id, data: { model } }, { site }) => {
  const isTaken = site.content.vehicles.some(
    (each) => each.id === id && each.source.noun === 'vehicle',
  );
  const name = isTaken
    ? ([
        [
          'id',
          {
            message: `"${id}" is a vehicle of the catalog already`,
            help: 'Call the file by the stock number.',
          },
        ],
      ] as const)
    : [];
  if (!site.content.stock.some((each) => each.id === model)) return name;
  const message = `"${model}" is a unit itself, and no model`;
  const atField = 'This is a unit itself. Choose a vehicle of the catalog, or remove the model.';
  return [
    ...name,
    ['model', { message, atField, help: 'Name a vehicle of the catalog, or leave "model:" out.' }],
  ];
});

/** What only one thing on the lot has. */
const numbers: Readonly<Record<string, (unit: Unit) => string | undefined>> = {
  stockNumber: stockNumberOf,
  vin: ({ data }) => data.vin,
  serial: ({ data }) => data.serial,
};

const words: Readonly<Record<string, string>> = {
  stockNumber: 'the stock number',
  vin: 'the VIN',
  serial: 'the serial number',
};

const repeated = unitRule('repeated-unit', 'error', (unit, { site: { content } }) =>
  Object.entries(numbers).flatMap(([key, numberOf]): readonly Fault[] => {
    const number = numberOf(unit)?.toUpperCase();
    const first = content.stock.find((each) => numberOf(each)?.toUpperCase() === number);
    if (number === undefined || !first || first === unit) return [];
    const { file } = first.source;
    const { line, column } = first.source.locate([key]);
    const message = `${words[key]} ${number} is that of ${file} too`;
    const related = [{ file, line, column, message: 'this is the other one' }];
    const atField = `Another unit has ${words[key]} ${number}, too. Correct one of the two.`;
    const help = 'Correct one of the two, or delete one file.';
    return [[key, { message, atField, help, related }]];
  }),
);

const pastDays = ['arrived', 'checked', 'sold'] as const;

/** What has happened has happened by today; only what is on its way may arrive later. */
const ahead = unitRule('day-ahead', 'error', ({ data }, { site: { today } }) =>
  pastDays.flatMap((key): readonly Fault[] => {
    const day = data[key];
    if (day === undefined || day <= today) return [];
    if (key === 'arrived' && data.status === 'arriving') return [];
    const what = key === 'arrived' ? 'and it is said to be there' : 'and it has happened';
    const help =
      key === 'arrived' ? 'Write "status: arriving", or correct the day.' : 'Correct the day.';
    const atField =
      key === 'arrived'
        ? `${day} is still to come. Correct it, or say in its status that it is arriving.`
        : `${day} is still to come. Correct it.`;
    return [[key, { message: `${day} is still to come, ${what}`, atField, help }]];
  }),
);

/** Where the ninth character of a VIN has to follow from the others: North America and China. */
const checked = /^[1-5L]/;

const doubtfulVin = unitRule('unlikely-vin', 'doubt', ({ data: { vin } }) => {
  if (vin === undefined || !checked.test(vin) || vin[8] === checkDigit(vin)) return [];
  const message = `in ${vin} a character is wrong: the ninth is ${vin[8]}, and the others ask for ${checkDigit(vin)}`;
  return [['vin', { message, help: 'Compare it with the plate or the papers.' }]];
});

/** What is said of the things on the lot can be true. */
export const rules: readonly Rule[] = [bare, misplaced, repeated, ahead, doubtfulVin];
