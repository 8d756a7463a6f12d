import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { factUses } from '../derive/uses/fact-uses.ts';
import type { Site } from '../site/site.ts';

/** Beside the output and never in it: what is built does not know of it. */
const file = '.cache/fact-uses.json';

/** Writes down which page uses which fact, for whoever looks at the site while it is edited. */
export function keepUses(site: Site, root: string): void {
  const { everywhere, pages } = factUses(site);
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    `${path}.part`,
    JSON.stringify({ version: 1, everywhere, pages: Object.fromEntries(pages) }),
  );
  renameSync(`${path}.part`, path);
}
