// What a file is renamed to unasked loses no letter and no digit.
// `NAMES=500 SEED=7 npx vitest run codegen/load/random-names` makes other names and more of them.
import { expect, test } from 'vitest';
import { createRandom } from '../testing/random-edit.ts';
import { randomName } from '../testing/random-names.ts';
import { isSlipOfName, isWellNamed, originalOf, tidyName } from './file-name.ts';

const { NAMES = '30', SEED = '1' } = process.env;
const random = createRandom(Number(SEED));
const names = Array.from({ length: Number(NAMES) }, () => randomName(random));

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
