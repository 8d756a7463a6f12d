import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageDocument } from '../../generated/sections.ts';
import { missedSearches } from '../src/search/missed-searches.ts';

type Records = typeof import('../../generated/records/searches.ts');
type Routes = typeof import('../../generated/routes.ts');

/** Says of the searches that the content expects which lead elsewhere: advice, as the words that visitors use are many. */
export async function checkSearches(generated: string): Promise<string> {
  const load = (file: string) => import(pathToFileURL(join(generated, file)).href);
  const { searches }: Records = await load('records/searches.ts');
  const expected = searches?.searches ?? [];
  const { routes }: Routes = await load('routes.ts');
  const [search] = routes
    .filter(({ queryNames }) => queryNames.includes('q'))
    .flatMap(({ page }) => searchOn(join(generated, `pages/${page}.json`)));
  if (!search || expected.length === 0) return '';
  const missed = missedSearches(search, expected);
  const found = `${expected.length - missed.length} of ${expected.length} searches`;
  return missed.length === 0
    ? ''
    : `${missed.map((line) => `content/searches.yaml: ${line}\n`).join('')}${found} lead where they are to\n`;
}

function searchOn(file: string) {
  const { sections }: PageDocument = JSON.parse(readFileSync(file, 'utf8'));
  return sections.flatMap((section) => (section.kind === 'site-search' ? section.props : []));
}
