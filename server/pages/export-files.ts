import { gunzipSync } from 'node:zlib';
import type { FormerAddress } from '../../generated/contract/routes.ts';
import { dataAddress, isAnsweredBy } from '../../generated/contract/routes.ts';
import { mediaType } from '../http/media-type.ts';
import type { Bodies } from '../http/resource.ts';
import { drawingHeaders, type HeaderSet, openedPolicy } from '../http/security-headers.ts';
import type { BuiltSite } from '../site.ts';
import { fileHeaders, pictureFolders, pictureHeaders } from './file-headers.ts';
import { pageBodies } from './prebuilt.ts';
import { findPublicFiles, type PublicFiles, pageFile } from './public-files.ts';
import { robotsText, securityPath, securityText, sitemapXml } from './sitemap.ts';
import { speculationHeader, speculationPath, speculationRules } from './speculation-rules.ts';

interface ExportParts {
  readonly site: BuiltSite;
  readonly siteUrl: string;
  readonly headers: HeaderSet;
}

/** The site as files for a static host, by path: every address, plus the host's rules for headers and redirects. */
export function exportFiles(parts: ExportParts): ReadonlyMap<string, string | Buffer> {
  const { site, siteUrl } = parts;
  const files = new Map<string, string | Buffer>();
  const all = [site, ...(site.translations ?? [])];
  for (const each of all) {
    const built = findPublicFiles(each);
    for (const [path, read] of built) files.set(path, plain(read()));
    addPages(each, built, files);
    addCatalog(each, files);
  }
  files.set('/robots.txt', robotsText(siteUrl));
  files.set('/sitemap.xml', sitemapXml(site, siteUrl));
  files.set(speculationPath, speculationRules());
  if (site.securityContact) files.set(securityPath, securityText(site, siteUrl, Date.now()));
  files.set('/_headers', headerRules(parts));
  // What is unknown below the prefix of a language is told in it, before the first one answers for all.
  files.set('/_redirects', all.map(redirectRules).join(''));
  return files;
}

/** Every address, aliases too, gets its page and its data; a page that needs the server says whom to call instead. */
function addPages(site: BuiltSite, built: PublicFiles, files: Map<string, string | Buffer>) {
  const { withoutServer } = site.texts;
  for (const { path, canonical, perRequest } of site.routes) {
    const page = plain(pageBodies(built, canonical));
    const needsServer = perRequest !== false && withoutServer !== undefined;
    files.set(pageFile(path), needsServer ? withAdvice(page.toString(), withoutServer) : page);
    const data = files.get(dataAddress(canonical));
    if (data) files.set(dataAddress(path), data);
  }
  const missing = site.fallbacks.find(({ prefix }) => prefix === '/');
  if (missing && !site.prefix) files.set('/404.html', plain(pageBodies(built, missing.path)));
}

/**
 * The catalogue as the API answers it. A host looks for the address of the list in the folder of its vehicles, where it
 * finds the file that stands for a folder; those of the vehicles are files without an ending.
 */
function addCatalog(site: BuiltSite, files: Map<string, string | Buffer>) {
  const { vehicles, vehicleAliases, prefix = '' } = site;
  const byName = new Map(vehicles.map((vehicle) => [vehicle.id, JSON.stringify(vehicle)]));
  files.set(`${prefix}/api/vehicles/index.html`, JSON.stringify(vehicles));
  for (const [id, text] of byName) files.set(`${prefix}/api/vehicles/${id}`, text);
  for (const [alias, id] of Object.entries(vehicleAliases)) {
    const text = byName.get(id);
    if (text && !byName.has(alias)) files.set(`${prefix}/api/vehicles/${alias}`, text);
  }
}

/** Outside the part of the page that is hydrated, for visitors without scripts. */
function withAdvice(html: string, advice: string): string {
  const text = advice.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return html.replace('<div id="page"', () => `<noscript><p>${text}</p></noscript><div id="page"`);
}

function plain(bodies: Bodies): Buffer {
  return bodies.gzip ? gunzipSync(bodies.gzip) : bodies.identity;
}

/** How the file of headers begins, by which a folder is known as an export. */
export const exportMark = '# Made by "npm run export".\n';

/** The headers of all answers, and those of the folders whose answers differ. */
function headerRules({ headers, site }: ExportParts): string {
  const { 'content-type': _data, ...data } = fileHeaders('/data/any.json');
  const { 'content-type': _asset, ...assets } = fileHeaders('/assets/any.js');
  const rules = {
    // Files that are not pages ignore the speculation rules.
    '/*': { ...headers, ...speculationHeader },
    '/data/*': data,
    '/assets/*': assets,
    ...Object.fromEntries(pictureFolders.map((folder) => [`${folder}*`, pictureHeaders])),
    ...Object.fromEntries(
      [site, ...(site.translations ?? [])].map(({ prefix = '' }) => [
        `${prefix}/api/*`,
        { ...data, 'content-type': 'application/json; charset=utf-8' },
      ]),
    ),
    '/*.svg': drawingHeaders,
    [speculationPath]: { 'content-type': mediaType(speculationPath) },
    ...openedPages(site, headers),
  };
  const blocks = Object.entries(rules).map(([path, set]) => {
    const lines = Object.entries(set).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}\n${lines.join('')}`;
  });
  const note = site.changesOn ? `# Make it again on ${site.changesOn}.\n` : '';
  return exportMark + note + blocks.join('');
}

/** A page that shows pieces of other sites has a policy of its own. */
function openedPages({ routes }: BuiltSite, headers: HeaderSet) {
  const opened = routes.flatMap(({ path, opens }) =>
    opens ? [[encodeURI(path), openedPolicy(headers, opens)] as const] : [],
  );
  return Object.fromEntries(opened);
}

/**
 * Rules for former and unknown addresses; the first match wins. On some hosts a rule beats a file at its address: where
 * one leads away, the pages below its prefix come first, each as itself. On others a file beats a rule: a page that says
 * that it is gone needs one with "!", and so do its other addresses.
 */
function redirectRules({ routes, fallbacks, formerAddresses, prefix: own }: BuiltSite): string {
  const gone = new Set(formerAddresses.filter(isOwn).map(({ path }) => path));
  const below = fallbacks.flatMap((each) => {
    if (each.prefix !== '/') return [each];
    return own === undefined ? [] : [{ ...each, prefix: `${own}/` }];
  });
  const leading = below.filter(({ status }) => status === 302);
  const kept = routes.filter(({ path }) => leading.some((each) => isAnsweredBy(each, path)));
  return [
    ...formerAddresses
      .filter((each) => !isOwn(each))
      .map(({ path, to, status }) => `${path} ${to} ${status}\n`),
    ...routes
      .filter(({ canonical }) => gone.has(canonical))
      .map(({ path, canonical }) => `${path} ${canonical} 410!\n`),
    ...kept.map(({ path }) => `${path} ${path} 200\n`),
    ...below.map(({ prefix, path, status }) =>
      status === 302 ? `${prefix}:name ${path} 302\n` : `${prefix}* ${path} ${status}\n`,
    ),
  ].join('');
}

/** Whether the page of the address says itself that it is gone. */
function isOwn({ path, to }: FormerAddress): boolean {
  return path === to;
}
