import { appendFileSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs';
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
