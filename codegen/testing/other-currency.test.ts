import { expect, test } from 'vitest';
import { documentsOf, readDealer } from './changed-dealer.ts';
import { secondDealer } from './whole-dealers.ts';

test('the pages of a dealer in euros name no dollars', async () => {
  const { site } = (await readDealer(secondDealer))();
  expect(site.content.site?.data.currency).toBe('EUR');
  const { everywhere, pages } = documentsOf(site);
  const texts = [everywhere, ...pages.values()];
  expect(texts.filter((text) => /\$|USD/.test(text))).toEqual([]);
  expect(texts.join()).toContain('€');
});
