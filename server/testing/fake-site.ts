import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { cleanedBy } from '../../generated/contract/clean-values.ts';
import type { Renderer, RenderRequest } from '../../generated/contract/render.ts';
import { dataAddress, type Route } from '../../generated/contract/routes.ts';
import type { ServerTexts } from '../../generated/contract/site.ts';
import type { BuiltSite, SiteForm } from '../site.ts';

const page = (path: string, more: Partial<Route> = {}): Route => ({
  path,
  page: path.slice(1) || 'index',
  canonical: path,
  alias: false,
  status: 200,
  indexed: true,
  perRequest: false,
  queryNames: [],
  queryLists: [],
  ...more,
});

const routes: readonly Route[] = [
  page('/'),
  page('/stock', {
    perRequest: 'query',
    queryNames: ['colour', 'sizes', 'wait'],
    queryLists: ['sizes'],
  }),
  page('/contact', { perRequest: 'form' }),
  page('/visit', { perRequest: 'form' }),
  page('/thank-you', { indexed: false }),
  page('/parks'),
  page('/parks/elm'),
  page('/elm-park', { canonical: '/parks/elm', alias: true }),
  page('/item/red-2-plus-2'),
  page('/item/red-2+2', { canonical: '/item/red-2-plus-2', alias: true }),
  page('/nowhere', { indexed: false }),
];

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

const messageFields = [
  { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
  { name: 'email', label: 'Mail', type: 'email' },
  {
    name: 'topic',
    label: 'Topic',
    type: 'select',
    options: [
      { value: 'one', label: 'First topic' },
      { value: 'two', label: 'Second topic' },
    ],
  },
  { name: 'text', label: 'Text', type: 'textarea', maxLength: 5000 },
];

/** The forms of the fake site: the contact page's, and another. */
export const fakeForms: readonly SiteForm[] = [
  {
    id: 'contact',
    path: '/contact',
    schema: messageSchema,
    fields: messageFields,
    donePath: '/thank-you',
    failure: 'Not sent',
    about: { field: 'text', text: 'About {name}: ', line: 'About: {name}' },
  },
  {
    id: 'visit',
    path: '/visit',
    schema: z.object({
      email: z.string('Invalid email').check(z.email('Invalid email'), z.maxLength(254)),
      day: z.iso.date('Pick a day').check(z.maxLength(10)),
      part: z._default(z.union([z.literal(''), z.enum(['am'])], 'Unknown part'), ''),
    }),
    fields: [
      { name: 'email', label: 'Mail', type: 'email' },
      { name: 'day', label: 'Day', type: 'date' },
      {
        name: 'part',
        label: 'Part',
        type: 'select',
        options: [{ value: 'am', label: 'Morning' }],
      },
    ],
    donePath: '/thank-you',
    failure: 'Not asked',
    about: { field: 'part', line: 'For: {name}' },
    subject: 'Visit',
  },
];

/** A valid message of the second form. */
export const goodVisit = { email: 'ada@example.org', day: '2030-05-14', part: '' };

/** A valid message. */
export const goodMessage = {
  name: 'Ada',
  email: 'ada@example.org',
  topic: 'two',
  text: 'Ten letters, or more.',
};

const serverTexts: ServerTexts = {
  fault: 'Something went wrong here. Please try again, or call 555-0100.',
  notStored: 'Not sent. Please call 555-0100.',
  tooManyMessages: 'Too many messages. Please call 555-0100.',
  tooManyAttempts: 'Too many attempts. Please call 555-0100.',
  mail: {
    subject: 'Message from the site',
    spam: '[Spam?]',
    spamNote: 'This looks like spam.',
    received: 'Received {time} as {number}.',
    reply: 'Reply to answer.',
    digest: { subject: '{count} messages', note: 'More than usual.' },
  },
};

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
    fallbacks: [
      { prefix: '/parks/', status: 302, page: 'parks', path: '/parks' },
      { prefix: '/item/', status: 404, page: 'no-item', path: '/no-item' },
      { prefix: '/', status: 404, page: 'nowhere', path: '/nowhere' },
    ],
    formerAddresses: [
      { path: '/elms', status: 308, page: 'parks/elm', to: '/parks/elm' },
      { path: '/parks/ash', status: 410, page: 'felled', to: '/felled' },
    ],
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
export const fakeRenderer: Renderer = { render: renderRequest, readAddress: readColour };

/** Knows every colour but gray, and any other value. */
function readColour(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://a');
  if (searchParams.get('colour') === 'gray') searchParams.delete('colour');
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
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
