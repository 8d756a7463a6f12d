import type { IncomingMessage, ServerResponse } from 'node:http';
import { dataAddress } from '../../generated/contract/routes.ts';
import { StartFailure } from '../errors.ts';
import { mediaType } from '../http/media-type.ts';
import { sendStatusText } from '../http/plain-answers.ts';
import { hasSingleHost } from '../http/request-checks.ts';
import { requestId } from '../http/request-log.ts';
import {
  type Bodies,
  compressText,
  createResource,
  type Resource,
  sendResource,
} from '../http/resource.ts';
import { drawingHeaders, type HeaderSet } from '../http/security-headers.ts';
import type { ReportFault } from '../log.ts';
import type { BuiltSite } from '../site.ts';
import { readPublicFiles } from './public-files.ts';
import { robotsText, securityPath, securityText, sitemapXml } from './sitemap.ts';
import { speculationHeader, speculationPath, speculationRules } from './speculation-rules.ts';

/** The responses that are made before the first request. */
export interface Prebuilt {
  readonly resources: ReadonlyMap<string, Resource>;
  /** The pages for unknown addresses, by the path of the page. */
  readonly notFound: ReadonlyMap<string, Resource>;
  /** The pages for addresses that are gone, likewise. */
  readonly gone: ReadonlyMap<string, Resource>;
}

interface Parts {
  readonly site: BuiltSite;
  readonly siteUrl: string;
  readonly headers: HeaderSet;
}

// Pages and data may change with each build: a cached copy must be revalidated.
const revalidated = 'no-cache';
// An asset's name holds its hash, so its bytes never change.
const forever = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/** Reads the built pages and files and prepares each response. */
export function createPrebuilt({ site, siteUrl, headers }: Parts): Prebuilt {
  const make = (path: string, bodies: Bodies, status = 200) =>
    createResource({ status, bodies, headers: { ...headers, ...fileHeaders(path) } });
  const prebuilt = {
    resources: new Map<string, Resource>(),
    notFound: new Map<string, Resource>(),
    gone: new Map<string, Resource>(),
  };
  const { resources } = prebuilt;
  if (site.publicDirectory !== undefined) addBuilt(site, site.publicDirectory, make, prebuilt);
  // The sitemap uses the same origin as the pages' canonical addresses.
  const origin = site.url ?? siteUrl;
  const add = (path: string, text: string) => resources.set(path, make(path, compressText(text)));
  add('/robots.txt', robotsText(origin));
  add('/sitemap.xml', sitemapXml(site, origin));
  add(speculationPath, speculationRules());
  if (site.securityContact) add(securityPath, securityText(site, origin, Date.now()));
  return prebuilt;
}

/** Sends prebuilt responses by exact URL; false for any other request. */
export function createPrebuiltSender(
  resources: ReadonlyMap<string, Resource>,
  reportFault: ReportFault,
) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const resource = isRead ? resources.get(request.url ?? '') : undefined;
    if (!resource || !hasSingleHost(request)) return false;
    try {
      sendResource(request, response, resource);
    } catch (fault) {
      reportFault(fault, requestId(request));
      sendStatusText(response, 500);
    }
    return true;
  };
}

type Make = (path: string, bodies: Bodies, status?: number) => Resource;
type Filled = Readonly<Record<keyof Prebuilt, Map<string, Resource>>>;

/** Adds every built page and file. */
function addBuilt(
  site: BuiltSite,
  publicDirectory: string,
  make: Make,
  { resources, notFound, gone }: Filled,
): void {
  const files = readPublicFiles(publicDirectory);
  for (const [path, bodies] of files) {
    if (!path.endsWith('.html')) resources.set(path, make(path, bodies));
  }
  const makePage = (path: string, status = 200) =>
    make(pageFile(path), pageBodies(files, path), status);
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
export function pageBodies(files: ReadonlyMap<string, Bodies>, path: string): Bodies {
  const file = pageFile(path);
  const bodies = files.get(file);
  if (bodies) return bodies;
  throw new StartFailure(`The build has no ${file.slice(1)}; build the site again.`);
}

/** The file of a page: `/rentals` → `/rentals/index.html`. */
export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}/index.html`;
}

/** The headers for a file: its type, and how long it may be cached. */
export function fileHeaders(path: string): HeaderSet {
  const policy = path.endsWith('.svg') ? drawingHeaders : {};
  const type = { 'content-type': mediaType(path), ...policy };
  if (path.startsWith('/assets/')) return { ...type, 'cache-control': forever };
  if (path.startsWith('/data/')) {
    return { ...type, 'cache-control': revalidated, 'x-robots-tag': 'noindex' };
  }
  if (path.endsWith('.html'))
    return { ...type, 'cache-control': revalidated, ...speculationHeader };
  return { ...type, 'cache-control': anHour };
}
