import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteOrigins } from '../derive/origins/site-origins.ts';
import { factUses } from '../derive/uses/fact-uses.ts';
import { listContent } from '../facts/list-content.ts';
import { listFacts } from '../facts/list-facts.ts';
import type { Site } from '../site/site.ts';

/**
 * Writes down what is good to know for whoever looks at the site while it is edited: which page uses which fact, where
 * everything on a page is written, and what there is. Beside the output and never in it: what is built does not know of it.
 */
export function keepForDevelopment(site: Site, root: string): void {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const keep = (name: string, value: unknown) => {
    const path = join(folder, name);
    writeFileSync(`${path}.part`, JSON.stringify(value));
    renameSync(`${path}.part`, path);
  };
  const uses = factUses(site);
  const { everywhere, pages } = uses;
  keep('fact-uses.json', { version: 1, everywhere, pages: Object.fromEntries(pages) });
  keep('origins.json', siteOrigins(site));
  const today = new Date().toISOString().slice(0, 10);
  keep('content.json', listContent(site, listFacts(site, today, uses)));
}
