import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { cleanedBy } from '../../generated/contract/clean-values.ts';
import type { Renderer, RenderRequest } from '../../generated/contract/render.ts';
import { dataAddress, type Route } from '../../generated/contract/routes.ts';
import type { ServerTexts } from '../../generated/contract/site.ts';
import type { BuiltSite, SiteForm } from '../site.ts';

const tables = tablesOf(import.meta.filename);
const routes: readonly Route[] = tables<Partial<Route> & { path: string }>('routes').map(
  (more) => ({
    page: more.path.slice(1) || 'index',
    canonical: more.path,
    alias: more.canonical !== undefined,
    status: 200,
    indexed: true,
    perRequest: false,
    queryNames: [],
    ...more,
  }),
);

const text = (message: string, least: number, most: number) =>
  z.string(message).check(z.minLength(least, message), z.maxLength(most, 'Too long'));

/** Rules like those of a generated form. */
const messageSchema = z.pipe(
  z.transform(cleanedBy({ email: 'email', text: 'text' })),
  z.object({
    name: text('Name is required', 1, 100),
    email: z.string('Invalid email').check(z.email('Invalid email'), z.maxLength(254, 'Too long')),
    topic: z._default(z.enum(['one', 'two'], 'Unknown topic'), 'one'),
    text: text('Text is too short', 10, 5000),
  }),
);

const visitSchema = z.object({
  email: z.string('Invalid email').check(z.email('Invalid email'), z.maxLength(254)),
  day: z.iso.date('Pick a day').check(z.maxLength(10)),
  part: z._default(z.union([z.literal(''), z.enum(['am'])], 'Unknown part'), ''),
});

/** The forms of the fake site: the contact page's, and another. */
export const fakeForms: readonly SiteForm[] = tables<Omit<SiteForm, 'schema'>>('forms').map(
  (form) => ({ ...form, schema: form.id === 'visit' ? visitSchema : messageSchema }),
);

/** A valid message of the second form. */
export const goodVisit = { email: 'ada@example.org', day: '2030-05-14', part: '' };

/** A valid message. */
export const goodMessage = {
  name: 'Ada',
  email: 'ada@example.org',
  topic: 'two',
  text: 'Ten letters, or more.',
};

const serverTexts: ServerTexts = Object.assign({}, ...tables<ServerTexts>('texts'));

/** How mails of the fake site are worded. */
export const mailWording = {
  forms: fakeForms,
  texts: serverTexts.mail,
  locale: 'en-US',
  timezone: 'America/New_York',
};

/** A small built site in a folder of its own: two kinds of fallback, aliases, a query page, a form. */
export function createFakeSite(more: Partial<BuiltSite> = {}): BuiltSite {
  const projectDirectory = mkdtempSync(join(tmpdir(), 'site-'));
  const publicDirectory = join(projectDirectory, 'public');
  writePublicFiles(publicDirectory);
  // Where a path traversal out of the public folder would end.
  write(projectDirectory, '/secret', 'secret');
  return {
    publicDirectory,
    routes,
    fallbacks: tables('fallbacks'),
    formerAddresses: tables('formerAddresses'),
    lastChanges: {},
    vehicles: [{ id: 'red-2-plus-2' }, { id: 'blue' }],
    vehicleAliases: { 'red-2+2': 'red-2-plus-2', rouge: 'red-2-plus-2' },
    forms: fakeForms,
    renderer: fakeRenderer,
    texts: serverTexts,
    locale: mailWording.locale,
    timezone: mailWording.timezone,
    mapEmbedOrigin: 'https://maps.example',
    language: 'en',
    ...more,
  };
}

/** Renders what it was asked for. */
export const fakeRenderer: Renderer = { render: renderRequest, readAddress: readKnown };

/** Knows every colour but gray, and how long to wait. */
function readKnown(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://a');
  const known = ['colour', 'wait'].flatMap((name) => {
    const value = searchParams.get(name);
    return value && value !== 'gray' ? [[name, value]] : [];
  });
  return known.length === 0 ? pathname : `${pathname}?${new URLSearchParams(known)}`;
}

/** Renders its own input; `wait` makes it slow. */
async function renderRequest(url: string, request: RenderRequest = {}) {
  await wait(Number(new URL(url, 'http://a').searchParams.get('wait') ?? 0));
  return { status: 200, html: `<h1>rendered ${url}</h1>${JSON.stringify(request)}` };
}

function writePublicFiles(root: string): void {
  const pages = new Set([...routes.map(({ canonical }) => canonical), '/no-item', '/felled']);
  for (const path of pages) {
    writeCompressed(root, `${path}/index.html`, `<h1>page ${path}</h1>`);
    const dataFile = dataAddress(path);
    writeCompressed(root, dataFile, JSON.stringify({ path }));
  }
  writeCompressed(root, '/assets/app-Ab12.js', 'export {};');
  write(root, '/favicon.ico', 'icon');
  write(root, '/.env', 'secret');
  write(root, '/.git/config', 'secret');
  write(root, '/.well-known/security.txt', 'contact');
  symlinkSync('/etc/hostname', join(root, 'secret.txt'));
}

function writeCompressed(root: string, path: string, content: string): void {
  write(root, path, content);
  write(root, `${path}.br`, brotliCompressSync(content));
  write(root, `${path}.gz`, gzipSync(content));
}

function write(root: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
