import { isPair, visit } from 'yaml';
import type { ContentFiles } from './content-files.ts';

type Alter = (value: unknown, index: number) => unknown;

const text = (alter: (value: string) => string) => (value: unknown) => alter(String(value));
const number = (alter: (value: number) => number) => (value: unknown) => alter(Number(value));
const after = (words: string) => text((value) => `${value} ${words}`);
const before = (words: string) => text((value) => `${words} ${value}`);
const otherDigit = text((value) =>
  value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
);
const more = number((value) => value + 1);
const uneven = number((value) => value + 1 + (value % 7) * 10);
const lower = number((value) => (value > 1000 ? Math.round(value * 0.9) + (value % 7) : value + 1));
const nextYear = text((date) => date.replace(/^\d+/, (year) => String(Number(year) + 1)));
// The most expensive becomes the cheapest.
const turned = number((value) => Math.abs(24_001 - value) + 1);
const everyThird: Alter = (value, index) => (index % 3 === 0 ? !value : value);

const sheets = '{pricing,facts}/*.yaml';

/** The facts that change: what they are, their files, the keys that lead to them, and how. */
export const facts: readonly (readonly [string, string, RegExp, Alter])[] = [
  ['the name of the dealer', 'site.yaml', /^name$/, after('& Daughters')],
  ['the e-mail address', 'site.yaml', /^email$/, () => 'carts@another.example'],
  ['the address of the website', 'site.yaml', /^website$/, () => 'https://another.example'],
  ['phone numbers', 'site.yaml', /^phones\.[^.]+\.number$/, otherDigit],
  ['opening times', 'site.yaml', /\.(opens|closes)$/, text((time) => time.replace(/.$/, '5'))],
  ['names of departments', 'site.yaml', /^departments\.[^.]+\.name$/, after('desk')],
  ['claims', 'site.yaml', /^claims\..*(count|years|year)$/, more],
  ['ZIP codes of locations', 'site.yaml', /^locations\..*zip$/, otherDigit],
  ['names of external services', 'site.yaml', /^externals\.[^.]+\.name$/, before('Our')],
  ['names of counties', 'counties/*.yaml', /^name$/, before('Old')],
  ['populations of counties', 'counties/*.yaml', /^population$/, uneven],
  ['names of towns', 'towns/*/*.yaml', /^name$/, before('Old')],
  ['populations of towns', 'towns/*/*.yaml', /^(p|countyP)opulation$/, uneven],
  ['ZIP codes of towns', 'towns/*/*.yaml', /^zip$/, otherDigit],
  ['names of brands', 'brands/*.yaml', /^name$/, after('Motors')],
  ['names of series', 'brands/*.yaml', /^series\.name$/, after('II')],
  ['starting prices of series', 'brands/*.yaml', /^series\..*money$/, lower],
  ['names of vehicles', 'vehicles/*/*.yaml', /^model$/, after('II')],
  ['prices of vehicles', 'vehicles/*/*.yaml', /^price\..*money$/, turned],
  ['ranges and speeds of vehicles', 'vehicles/*/*.yaml', /\.(miles|kilometers|mph|kmh)$/, more],
  ['seats of vehicles', 'vehicles/*/*.yaml', /\.seatingCapacity$/, number((seats) => seats + 2)],
  ['vehicles that are new or in stock', 'vehicles/*/*.yaml', /^(isNew|inStock)$/, everyThird],
  ['savings of rental plans', 'pricing/rentals.yaml', /\.savings$/, otherDigit],
  ['names of rental plans', 'pricing/rentals.yaml', /\.plans\.[^.]+\.title$/, before('Our')],
  ['titles of policies', 'policies/*.yaml', /^title$/, before('Our')],
  ['constants of calculators', 'calculators/*.yaml', /^constants\./, number((value) => value * 2)],
  ['miles that calculators begin with', 'calculators/*.yaml', /^inputs\.miles.*default$/, more],
  ['prices and fees', sheets, /\.money$/, lower],
  ['percentages', sheets, /\.percent$/, more],
  ['counts', sheets, /\.count$/, more],
  [
    'distances, speeds and weights',
    sheets,
    /\.(miles|kilometers|feet|inches|mph|kmh|pounds|kilograms)$/,
    more,
  ],
  ['periods', sheets, /\.(hours|days|businessDays|weeks|months|years)$/, more],
  ['years', sheets, /\.year$/, more],
  ['dates', sheets, /\.date$/, nextYear],
  ['figures in words', 'pricing/*.yaml', /\.text$/, otherDigit],
];

/** Changes every fact of one row; returns each as it was and as it is. */
export function changeFacts(
  content: ContentFiles,
  [, files, keys, alter]: (typeof facts)[number],
): [was: unknown, is: unknown][] {
  const changed: [unknown, unknown][] = [];
  for (const file of content.list(files)) {
    const document = content.open(file);
    visit(document, {
      Scalar(role, node, above) {
        const path = above.filter(isPair).map(({ key }) => String(key));
        if (role === 'key' || !keys.test(path.join('.'))) return;
        const was = node.value;
        node.value = alter(was, changed.length);
        changed.push([was, node.value]);
      },
    });
    content.save(file, document);
  }
  return changed;
}

/** Closes a department on the first days on which one is open; returns its keys. */
export function closeDay(content: ContentFiles): string {
  const site = content.open('site.yaml');
  let department = '';
  visit(site, {
    Map(_, hours, above) {
      if (department !== '' || !hours.has('opens')) return;
      department = above
        .filter(isPair)
        .map(({ key }) => String(key))
        .join('.');
      hours.set('text', 'Closed');
      for (const key of ['opens', 'closes']) hours.delete(key);
    },
  });
  content.save('site.yaml', site);
  return department;
}
