import { join } from 'node:path';

/** Where a built site lies: the files that are served, and the renderer with its list of assets and what was generated for it. */
export interface SitePlace {
  readonly served: string;
  readonly renderer: string;
}

/** The site that was built last. */
export function lastSite(project: string): SitePlace {
  return { served: join(project, 'dist'), renderer: join(project, 'build') };
}

/**
 * The site that is being built. It lies in a folder that looks like the project, and takes the place of the last one
 * only once all of it is there: a build that fails leaves the last one as it was.
 */
export function nextSite(project: string): SitePlace {
  const folder = nextFolder(project);
  return { served: join(folder, 'dist'), renderer: join(folder, 'build') };
}

/** The site that the last one took the place of. */
export function previousSite(project: string): SitePlace {
  const folder = join(project, '.cache/previous');
  return { served: join(folder, 'dist'), renderer: join(folder, 'build') };
}

/** The folder of the site that is being built. */
export function nextFolder(project: string): string {
  return join(project, '.cache/next');
}
