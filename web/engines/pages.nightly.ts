// Every page of the site, opened once in every engine.
import { expect, test } from 'vitest';
import { canonicals } from '../e2e/content/addresses.ts';
import { inEveryEngine, type Visit } from './visit.ts';

/** What is wrong with the page at an address. */
async function faultsAt(path: string, { site, size, tab, openWhole }: Visit): Promise<string[]> {
  await openWhole(path);
  const { headings, width } = await tab.run(() => ({
    headings: document.querySelectorAll('h1').length,
    width: document.documentElement.scrollWidth,
  }));
  const documents = site.takeDocuments();
  return [
    ...documents.filter(({ status }) => status !== 200).map(({ status }) => `status ${status}`),
    ...(headings === 1 ? [] : [`${headings} first headings`]),
    ...(width <= size.width ? [] : [`${width} pixels wide`]),
    ...site.takeFaults(),
  ].map((fault) => `${path}: ${fault}`);
}

inEveryEngine('every page', (visit) => {
  test('answers, has one first heading, fits the window, and reports no error', async () => {
    const faults: string[] = [];
    for (const path of canonicals) faults.push(...(await faultsAt(path, visit)));
    expect(faults).toEqual([]);
  });
});
