import type { Alternate } from '../../generated/contract/languages.ts';
import type { BuiltSite } from '../site.ts';

/** The sitemap: each canonical address that may be indexed, with its last change and its own pictures, absolute. */
export function sitemapXml(site: BuiltSite, siteUrl: string): string {
  const all = [site, ...(site.translations ?? [])];
  const links = all.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ',
    `xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${links}>\n`,
    ...all.flatMap((each) => entriesOf(each, siteUrl)),
    '</urlset>\n',
  ].join('');
}

function entriesOf(
  { routes, fallbacks, lastChanges }: BuiltSite,
  siteUrl: string,
): readonly string[] {
  const notFound = new Set(
    fallbacks.filter(({ status }) => status === 404).map(({ path }) => path),
  );
  const locOf = (path: string, tag: string) =>
    `<${tag}>${siteUrl}${escapeXml(encodeURI(path))}</${tag}>`;
  return routes
    .filter((route) => route.indexed && !route.alias && !notFound.has(route.path))
    .map(({ path, pictures = [], alternates = [] }) => {
      const images = pictures.map(
        (each) => `<image:image>${locOf(each, 'image:loc')}</image:image>`,
      );
      const changed = lastChanges[path];
      const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      const links = inLanguages(alternates).map(
        (each) =>
          `<xhtml:link rel="alternate" hreflang="${each.language}" href="${siteUrl}${escapeXml(encodeURI(each.path))}"/>`,
      );
      return `  <url>${locOf(path, 'loc')}${lastmod}${links.join('')}${images.join('')}</url>\n`;
    });
}

/** The page in each language; whoever reads none of them gets the first. */
function inLanguages(alternates: readonly Alternate[]): readonly Alternate[] {
  const [first] = alternates;
  return first ? [...alternates, { ...first, language: 'x-default' }] : [];
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}

/** The robots file: everything may be crawled, and here is the sitemap. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

const aYear = 365 * 24 * 3_600_000;

/** Where to report a vulnerability (RFC 9116); valid for a year from the server's start. */
export function securityText(
  { securityContact, language }: BuiltSite,
  siteUrl: string,
  now: number,
): string {
  const fields = [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(now + aYear).toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${siteUrl}${securityPath}`,
  ];
  return `${fields.join('\n')}\n`;
}

/** The well-known path of security.txt. */
export const securityPath = '/.well-known/security.txt';
