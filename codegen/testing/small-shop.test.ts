import { appendFileSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { groupAt, groupsAt } from '../model/data.ts';
import { projectAt } from './golden-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'small-shop-'));
cpSync(join(import.meta.dirname, '../testdata/ok/courier'), root, { recursive: true });
const inContent = (file: string) => join(root, 'content', file);
const card = (title: string) =>
  `{ title: ${title}, to: /bicycles, vehicles: all, price: "from {price}" }`;
appendFileSync(
  inContent('pages/home.yaml'),
  `  - { kind: task-cards, cards: [${card('Buy one')}, ${card('Rent one')}] }\n`,
);
const derive = async (price: string, more = '') => {
  const vehicle = `model: Tandem\ndescription: A tandem.\nprice: ${price}\n${more}`;
  writeFileSync(inContent('vehicles/childrens-bicycle.yaml'), vehicle);
  return await (await compile(projectAt(root))).derive();
};

test('a footer that nobody has written leads to the policies', async () => {
  const { navigation } = await derive('{ money: 290 }');
  expect(groupsAt(groupAt(navigation, 'footer'), 'contact')).toContainEqual(
    expect.objectContaining({ text: 'Returns', href: '/returns' }),
  );
});

test.each(['{ money: 290 }', '{ money: [290, 410] }', '{ money: 290, andUp: true }'])(
  'what the cheapest costs is one figure: %s',
  async (price) => {
    const home = (await derive(price)).page('/');
    expect(JSON.stringify(home)).toMatch(/"vehicles":\{"price":\{"text":"\$290"[,}]/);
  },
);

test.each([
  ['', []],
  ['inStock: true\n', ['InStock', 'in stock']],
  ['inStock: false\n', ['OutOfStock', 'out of stock']],
])('a search engine hears of stock what the file says: "%s"', async (said, expected) => {
  const page = (await derive('{ money: 290 }', said)).page('/bicycles/childrens-bicycle');
  const told = JSON.stringify(page).matchAll(/availability":"(?:https:\/\/schema.org\/)?([^"]+)/g);
  expect([...told].map(([, word]) => word).sort()).toEqual(expected);
});

test('what is rented by the month has no price a day, and what says no more nothing to unfold', async () => {
  const plan = (months: number, money: number) =>
    `{ title: ${months} months, price: { money: ${money} }, duration: { months: ${months} } }`;
  const plans = `{ short: ${plan(6, 360)}, long: ${plan(12, 400)} }`;
  mkdirSync(inContent('pricing'));
  const group = `{ title: City bicycle, seats: { count: 1 }, plans: ${plans} }`;
  writeFileSync(inContent('pricing/rentals.yaml'), `groups: { city: ${group} }\n`);
  appendFileSync(
    inContent('pages/contact.yaml'),
    '  - { kind: rental-plans, heading: Rent one, groups: [city] }\n',
  );
  const page = JSON.stringify((await derive('{ money: 290 }')).page('/contact'));
  expect(page).toContain('"title":"12 months","price"');
  expect(page).toContain('"duration":"12 months"');
  expect(page).toContain('"hints":[]');
  expect(page).not.toMatch(/"(?:perDay|reserve)":\{/);
});
