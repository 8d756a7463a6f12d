import { readFileSync } from 'node:fs';
import { routes } from '../generated/routes.ts';

/** A record that has a page: the address of the page, and the file of the record. */
interface PublishedRecord {
  readonly path: string;
  readonly file: string;
}

/** The first record of a noun in the list of published addresses. The home page is left out: it has more on it than others. */
export function publishedRecord(noun: 'page' | 'town'): PublishedRecord {
  const registry = readFileSync('content/urls.yaml', 'utf8');
  for (const [, path = '', id] of registry.matchAll(
    new RegExp(`^(/\\S+): ${noun}/(\\S+)$`, 'gm'),
  )) {
    const route = routes.find((each) => each.path === path);
    if (route?.indexed && !route.alias) return { path, file: `content/${noun}s/${id}.yaml` };
  }
  throw new Error(`No ${noun} has a published page.`);
}
