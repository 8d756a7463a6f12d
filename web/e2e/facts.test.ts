import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPage, textOf } from './page-text.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { facts } from './specification/facts.ts';
import { promisedAddresses } from './specification/routes.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe('without scripts', () => {
  test.for(facts)('%s says what it must', async ([page, said]) => {
    const { html } = await fetchPage(site.url + page);
    const text = textOf(html);
    expect(said.filter((fact) => !text.includes(fact))).toEqual([]);
  });

  test('no place of another dealer is named where it does not belong', async () => {
    const misplaced: string[] = [];
    for (const { path } of promisedAddresses) {
      const text = textOf((await fetchPage(site.url + path)).html);
      if (/Atlantic|Luzerne|Lackawanna|Ocean County/.test(text)) misplaced.push(path);
      const allowed = ['/policies/terms-conditions', '/policies/staffing-report'];
      if (/Pennsylvania|Pocono|Scranton/.test(text) && !allowed.includes(path))
        misplaced.push(path);
    }
    expect(misplaced).toEqual([]);
  });
});
