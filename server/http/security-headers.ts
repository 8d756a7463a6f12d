import type { PageOpenings } from '../../generated/contract/routes.ts';

/** Header names and values, ready for `writeHead`. */
export type HeaderSet = Readonly<Record<string, string>>;

interface Origins {
  readonly siteUrl: string;
  readonly mapEmbedOrigin?: string | undefined;
  /** What every page may load from other sites. */
  readonly opens?: PageOpenings | undefined;
  /** Whether browsers must use TLS for the site's subdomains too. */
  readonly hstsSubdomains?: boolean;
}

const twoYears = 63_072_000;

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The headers that every answer carries, prebuilt or made on request. */
export function createSecurityHeaders(origins: Origins): HeaderSet {
  const { siteUrl, mapEmbedOrigin, opens = {}, hstsSubdomains = false } = origins;
  const isSecure = siteUrl.startsWith('https:');
  const hosts = hstsSubdomains ? '; includeSubDomains' : '';
  const policy = contentPolicy(mapEmbedOrigin ?? "'none'", isSecure);
  return {
    ...openedPolicy({ 'content-security-policy': policy }, opens),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecure && { 'strict-transport-security': `max-age=${twoYears}${hosts}` }),
  };
}

function contentPolicy(frames: string, isSecure: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

/** The policy of a page that shows pieces of other sites: that of all pages, and open for those. */
export function openedPolicy(headers: HeaderSet, opens: PageOpenings): HeaderSet {
  const policy = headers['content-security-policy'] ?? '';
  const directives = policy.split(';').map((directive) => {
    const [name, ...sources] = directive.split(' ');
    const [, origins] = Object.entries(opens).find(([each]) => name === `${each}-src`) ?? [];
    if (!origins) return directive;
    return [name, ...sources.filter((source) => source !== "'none'"), ...origins].join(' ');
  });
  return { 'content-security-policy': directives.join(';') };
}

/** A drawing that is opened by itself is a page of the site: it may show its own shapes and colors, and nothing else. */
export const drawingHeaders: HeaderSet = {
  'content-security-policy': "default-src 'none';style-src 'unsafe-inline';sandbox",
};
