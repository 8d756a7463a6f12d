import { join } from 'node:path';

/** The two folders of a built site. */
export interface SiteFolders {
  /** The files that are served. */
  readonly served: string;
  /** The renderer, with the generated files it reads. */
  readonly renderer: string;
}

/** The site that was built last. */
export function lastSite(project: string): SiteFolders {
  return { served: join(project, 'dist'), renderer: join(project, 'build') };
}

/** The site being built: it replaces the last one once it is complete. */
export function nextSite(project: string): SiteFolders {
  return siteFolders(nextFolder(project));
}

/** The site that the last one replaced. */
export function previousSite(project: string): SiteFolders {
  return siteFolders(join(project, '.cache/previous'));
}

/** The folder of the site being built. */
export function nextFolder(project: string): string {
  return join(project, '.cache/next');
}

function siteFolders(folder: string): SiteFolders {
  return { served: join(folder, 'dist'), renderer: join(folder, 'build') };
}
