import type { DerivedSite } from '../../../codegen/derive/derive.ts';
import { type SiteOrigins, siteOrigins } from '../../../codegen/derive/origins/site-origins.ts';
import type { Site } from '../../../codegen/site/site.ts';

/** A state of the content, saved or a draft, and what is made of it. */
interface ContentState {
  readonly source: Site;
  readonly site: DerivedSite;
}

/** Finds where the texts of a state of the content are written. */
export type OriginsOf = (state: ContentState) => SiteOrigins;

/** All states share their numbers: a page that is shown still may be older. */
export function createOrigins(): OriginsOf {
  const registry = new Map<string, number>();
  const known = new WeakMap<Site, SiteOrigins>();
  return ({ source, site }) => {
    const origins = known.get(source) ?? siteOrigins(source, site, registry);
    known.set(source, origins);
    return origins;
  };
}
