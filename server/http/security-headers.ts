import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** Header names and values, ready for `writeHead`. */
export type HeaderSet = Readonly<Record<string, string>>;

interface Origins {
  readonly siteUrl: string;
  readonly mapEmbedOrigin?: string | undefined;
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

/**
 * The headers that every answer carries. They depend on settings only, so they are made once:
 * prebuilt pages and answers made on request get the very same set.
 */
export function createSecurityHeaders(origins: Origins): HeaderSet {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  createHelmet(origins)(response.req, response, throwFault);
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, `${value}`]);
  return {
    ...Object.fromEntries(headers),
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}

function createHelmet(origins: Origins) {
  const isSecure = origins.siteUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(origins, isSecure) },
    strictTransportSecurity: isSecure && { maxAge: twoYears, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // These four speak to browsers that no longer exist.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

function contentPolicy(origins: Origins, isSecure: boolean): Record<string, string[]> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [origins.mapEmbedOrigin ?? "'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  };
}

function throwFault(fault?: unknown): void {
  if (fault) throw fault;
}
