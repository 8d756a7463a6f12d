import { dataAddress } from '../../generated/contract/routes.ts';
import { StartFailure } from '../errors.ts';
import { type Bodies, compressText, createResource, type Resource } from '../http/resource.ts';
import type { BuiltSite } from '../site.ts';
import { fileHeaders } from './file-headers.ts';
import { findPublicFiles, type PublicFiles, pageFile } from './public-files.ts';
import { robotsText, securityPath, securityText, sitemapXml } from './sitemap.ts';
import { speculationPath, speculationRules } from './speculation-rules.ts';

/** What can be answered before the first request comes. */
export interface Prebuilt {
  /** Pages, their data and the files made here: they belong to one build, so they are kept in memory. */
  readonly resources: ReadonlyMap<string, Resource>;
  /** The files that are sent from the disk. */
  readonly files: ReadonlySet<string>;
  /** The pages for unknown addresses, by the path of the page. */
  readonly notFound: ReadonlyMap<string, Resource>;
  /** The pages for addresses that are gone, likewise. */
  readonly gone: ReadonlyMap<string, Resource>;
}

interface PrebuiltOptions {
  readonly site: BuiltSite;
  readonly siteUrl: string;
}

/** Reads the built pages and prepares each response; throws StartFailure. */
export function createPrebuilt({ site, siteUrl }: PrebuiltOptions): Prebuilt {
  const prebuilt = {
    resources: new Map<string, Resource>(),
    files: new Set<string>(),
    notFound: new Map<string, Resource>(),
    gone: new Map<string, Resource>(),
  };
  const { resources } = prebuilt;
  if (site.publicDirectory !== undefined) addBuilt(site, findPublicFiles(site), prebuilt);
  // The sitemap uses the same origin as the pages' canonical addresses.
  const origin = site.url ?? siteUrl;
  const add = (path: string, text: string) => resources.set(path, make(path, compressText(text)));
  add('/robots.txt', robotsText(origin));
  add('/sitemap.xml', sitemapXml(site, origin));
  add(speculationPath, speculationRules());
  if (site.securityContact) add(securityPath, securityText(site, origin, Date.now()));
  return prebuilt;
}

interface Filled {
  readonly resources: Map<string, Resource>;
  readonly files: Set<string>;
  readonly notFound: Map<string, Resource>;
  readonly gone: Map<string, Resource>;
}

function make(path: string, bodies: Bodies, status = 200): Resource {
  return createResource({ status, bodies, headers: fileHeaders(path) });
}

/** Adds every built page, and the names of all other files. */
function addBuilt(
  site: BuiltSite,
  built: PublicFiles,
  { resources, files, notFound, gone }: Filled,
): void {
  for (const [path, read] of built) {
    if (path.startsWith('/data/')) resources.set(path, make(path, read()));
    else if (!path.endsWith('.html')) files.add(path);
  }
  const makePage = (path: string, status = 200) =>
    make(pageFile(path), pageBodies(built, path), status);
  for (const { path, status } of site.fallbacks) {
    if (status === 404) notFound.set(path, makePage(path, status));
  }
  for (const { to, status } of site.formerAddresses) {
    if (status === 410) gone.set(to, makePage(to, status));
  }
  addRoutes(site, resources, (path) => notFound.get(path) ?? gone.get(path) ?? makePage(path));
}

function addRoutes(
  { routes }: BuiltSite,
  resources: Map<string, Resource>,
  makePage: (path: string) => Resource,
): void {
  const pages = new Map<string, Resource>();
  for (const { path, canonical, perRequest } of routes) {
    const page = pages.get(canonical) ?? makePage(canonical);
    pages.set(canonical, page);
    // A page with a form holds a key of its own for each visitor, so it cannot be prebuilt.
    if (perRequest !== 'form') resources.set(path, page);
    // An alias has the data of its page too, so that following it needs no page load.
    const data = resources.get(dataAddress(canonical));
    if (data) resources.set(dataAddress(path), data);
  }
}

/** The bytes of a built page; throws StartFailure. */
export function pageBodies(files: PublicFiles, path: string): Bodies {
  const file = pageFile(path);
  const read = files.get(file);
  if (read) return read();
  throw new StartFailure(`The build has no ${file.slice(1)}; build the site again.`);
}
