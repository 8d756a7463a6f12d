import type { BuiltSite } from '../site.ts';

/** The sitemap: each canonical address that may be indexed, with its last change and its own pictures, absolute. */
export function sitemapXml({ routes, fallbacks, lastChanges }: BuiltSite, siteUrl: string): string {
  const notFound = new Set(
    fallbacks.filter(({ status }) => status === 404).map(({ path }) => path),
  );
  const locOf = (path: string, tag: string) =>
    `<${tag}>${siteUrl}${escapeXml(encodeURI(path))}</${tag}>`;
  const entries = routes
    .filter((route) => route.indexed && !route.alias && !notFound.has(route.path))
    .map(({ path, pictures = [] }) => {
      const images = pictures.map(
        (each) => `<image:image>${locOf(each, 'image:loc')}</image:image>`,
      );
      const changed = lastChanges[path];
      const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `  <url>${locOf(path, 'loc')}${lastmod}${images.join('')}</url>\n`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
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
