import { deriveSite } from '../../codegen/derive/derive.ts';
import type { Site } from '../../codegen/site/site.ts';

/** What the site serves or sends besides pages, and the data behind it. */
const feeds = {
  'the list of vehicles at /api/vehicles': ({ vehicles }) => vehicles,
  'the sitemap at /sitemap.xml': ({ routes }) =>
    routes.filter(({ indexed, alias }) => indexed && !alias).map(({ path }) => path),
  'the rules of the forms, and what is said when they are broken': ({ forms }) => forms,
  'what mails and the server itself say': ({ site }) => site.server,
} as const satisfies Record<string, (derived: ReturnType<typeof deriveSite>) => unknown>;

/** What changed besides pages, in words. */
export function changedFeeds(before: Site, after: Site): string[] {
  const [old, fresh] = [deriveSite(before), deriveSite(after)];
  const changed = Object.entries(feeds).filter(
    ([, made]) => JSON.stringify(made(old)) !== JSON.stringify(made(fresh)),
  );
  return changed.map(([words]) => words);
}
