// What a file is renamed to unasked loses no letter and no digit.
// `NAMES=500 SEED=7 npx vitest run codegen/load/random-names` makes other names and more of them.
import { expect, test } from 'vitest';
import { createRandom } from '../testing/random-edit.ts';
import { isSlipOfName, isWellNamed, originalOf, tidyName } from './file-name.ts';

const { NAMES = '30', SEED = '1' } = process.env;
const random = createRandom(Number(SEED));
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

const letters = [
  ...'abcdefgABCDEFG0123456789éèçñßøłđæœÅŠŽıþĐŁÆÉÑ',
  ...'пляжСоЖь',
  ...'αβγΩ',
  ...'東京서บתن',
  ...'½²①&+%#@!()',
];

function randomName(): string {
  const words = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
    Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(letters)).join(''),
  );
  return words.join(pick([' ', '-', '_', ' - ']));
}

const names = Array.from({ length: Number(NAMES) }, randomName);

test.each(names)('%s', (name) => {
  const path = `towns/a/${name}.yaml`;
  if (!isSlipOfName(path)) return;
  const tidy = tidyName(path);
  const [written, kept] = [name, tidy.slice('towns/a/'.length, -'.yaml'.length)].map(
    (each) => [...each.replaceAll(/[^\p{L}\p{Nd}]/gu, '')].length,
  );
  expect(isWellNamed(tidy)).toBe(true);
  expect(kept).toBeGreaterThanOrEqual(written ?? 0);
  expect(kept === 0).toBe(false);
  expect(tidyName(tidy)).toBe(tidy);
  expect(originalOf(tidy) === undefined || originalOf(path) !== undefined).toBe(true);
});
