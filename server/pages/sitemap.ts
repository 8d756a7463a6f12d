import type { BuiltSite } from '../site.ts';

/** The sitemap: each canonical address that may be indexed, absolute. */
export function sitemapXml({ routes, fallbacks }: BuiltSite, siteUrl: string): string {
  const notFound = new Set(
    fallbacks.filter(({ status }) => status === 404).map(({ path }) => path),
  );
  const entries = routes
    .filter((route) => route.indexed && !route.alias && !notFound.has(route.path))
    .map((route) => `  <url><loc>${siteUrl}${escapeXml(encodeURI(route.path))}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}

/** The robots file: everything may be read, and here is the list of pages. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

const aYear = 365 * 24 * 3_600_000;

/** Where to report a weakness (RFC 9116); what the server said when it started is good for a year. */
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

/** Where machines look for it. */
export const securityPath = '/.well-known/security.txt';
