// What becomes of the names that people and programs give to files.
import { expect, test } from 'vitest';
import { isSlipOfName, originalOf, tidyName } from './file-name.ts';

test.each([
  ['straße', 'strasse'],
  ['tromsø', 'tromso'],
  ['łódź', 'lodz'],
  ['Æbeltoft', 'aebeltoft'],
  ['Đà-nẵng', 'da-nang'],
  ['Пляж-2', 'plyazh-2'],
  ['Þingvellir', 'thingvellir'],
  ['Cafe\u0301 Réunion', 'cafe-reunion'],
  ['Bethany_Beach', 'bethany-beach'],
])('%s is surely %s', (name, tidy) => {
  expect(tidyName(`towns/a/${name}.yaml`)).toBe(`towns/a/${tidy}.yaml`);
  expect(isSlipOfName(`towns/a/${name}.yaml`)).toBe(true);
});

test.each([
  ...[
    '東京-beach',
    'تونس',
    '서울',
    'Köln',
    'Malmö',
    'Сольный',
    '½-mile',
    'm²',
    'a&b',
    '100%',
    'C++',
  ],
  ...['lewes (1)', 'lewes copy', 'Copy of lewes', 'lewes - Copy', 'lewes_backup', 'lewes old', '①'],
])('the name of %s loses something, or has two spellings', (name) => {
  expect(isSlipOfName(`towns/a/${name}.yaml`)).toBe(false);
});

test.each([
  ['a/lewes (1).yaml', 'a/lewes.yaml'],
  ['a/lewes copy.yaml', 'a/lewes.yaml'],
  ['a/lewes copy 2.yaml', 'a/lewes.yaml'],
  ['a/lewes - Copy.yaml', 'a/lewes.yaml'],
  ['a/Copy of Lewes.yaml', 'a/lewes.yaml'],
  ['a/lewes 2.yaml', 'a/lewes.yaml'],
  ['a/lewes_old.yaml', 'a/lewes.yaml'],
  ['a/lewes-2.yaml', undefined],
  ['a/lewes.yaml', undefined],
])('%s may be a copy of %s', (path, original) => {
  expect(originalOf(path)).toBe(original);
});
