import { join } from 'node:path';

/** Where a built site is: the served files, and the renderer with its asset list and generated modules. */
export interface SitePlace {
  readonly served: string;
  readonly renderer: string;
}

/** The site that was built last. */
export function lastSite(project: string): SitePlace {
  return { served: join(project, 'dist'), renderer: join(project, 'build') };
}

/**
 * The site being built. It is in a folder laid out like the project, and replaces the last one only once it is
 * complete: a build that fails leaves the last one as it was.
 */
export function nextSite(project: string): SitePlace {
  return sitePlace(nextFolder(project));
}

/** The site that the last one replaced. */
export function previousSite(project: string): SitePlace {
  return sitePlace(join(project, '.cache/previous'));
}

/** The folder of the site being built. */
export function nextFolder(project: string): string {
  return join(project, '.cache/next');
}

function sitePlace(folder: string): SitePlace {
  return { served: join(folder, 'dist'), renderer: join(folder, 'build') };
}
