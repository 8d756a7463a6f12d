// What a visitor whose browser runs no script can do.
import { expect, test } from 'vitest';
import { chosen, filters } from '../e2e/content/filters.ts';
import { filesIn, first, vehicles } from '../e2e/content/records.ts';
import { isPhone } from './engine.ts';
import { inEveryEngine } from './visit.ts';

const word = first(vehicles).model.toLowerCase();
const brand = first(filters.brand).value;

inEveryEngine(
  'without scripts',
  (visit) => {
    test('a list is searched by a form, and answers an address', async () => {
      const { tab, size } = visit;
      await visit.open('/inventory');
      if (isPhone(size)) await tab.click('main details:has([name=search]) > summary');
      await tab.type('[name=search]', word);
      await tab.press('Enter');
      await expect.poll(visit.address).toContain('search=');
      expect(await visit.count('#results > .card')).toBe(chosen({ search: word }).length);
      await visit.open(`/inventory?brand=${brand}`);
      expect(await visit.count('#results > .card')).toBe(chosen({ brand }).length);
    });

    test('an empty message comes back with what is wrong with it', async () => {
      await visit.open('/contact');
      visit.site.takeDocuments();
      await visit.tab.click('main form[method=post] button[type=submit]');
      await expect.poll(() => visit.count('main [aria-invalid=true]')).toBeGreaterThan(0);
      expect(visit.site.takeDocuments()).toEqual([{ path: '/contact', status: 422 }]);
      const { fields } = filesIn<{ fields: { message?: string }[] }>('forms').contact ?? {
        fields: [],
      };
      expect(await visit.textOf('main')).toContain(first(fields).message);
    });
  },
  { scripts: false },
);
