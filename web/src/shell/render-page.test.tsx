import { beforeAll, expect, test } from 'vitest';
import type { PageDocument } from '../../../generated/sections.ts';
import { prepareAllSections } from '../sections/section-view.tsx';
import { createRender } from './render-page.tsx';

const page: PageDocument = {
  path: '/found',
  canonical: '/found',
  type: 'service',
  meta: {
    title: 'Nuts & "bolts"',
    description: 'A </title> in a description.',
    keywords: ['nuts'],
    canonical: '/found',
    indexed: true,
  },
  hero: { heading: 'Found' },
  interactive: false,
  sections: [
    {
      kind: 'text-block',
      props: {
        paragraphs: ['Some text.'],
        actions: [{ text: 'Elsewhere', href: 'https://else.example', target: 'external' }],
      },
    },
  ],
};

const lost: PageDocument = {
  ...page,
  path: '/lost',
  meta: { ...page.meta, indexed: false },
  hero: { heading: 'Lost' },
  interactive: true,
};

const waiting: PageDocument = { ...lost, path: '/waiting', interactive: 'on-use' };

const long: PageDocument = {
  ...lost,
  path: '/long',
  sections: [{ kind: 'text-block', props: { paragraphs: ['word '.repeat(4000)] } }],
};

const render = createRender({
  routes: [
    { path: '/found', page: 'found' },
    { path: '/long', page: 'long' },
    { path: '/waiting', page: 'waiting' },
  ],
  fallbacks: [
    { prefix: '/towns/', status: 302, page: 'found', path: '/found' },
    { prefix: '/', status: 404, page: 'lost', path: '/lost' },
  ],
  formerAddresses: [
    { path: '/find', status: 308, page: 'found', to: '/found' },
    { path: '/towns/gone', status: 410, page: 'lost', to: '/lost' },
  ],
  readPage: (name) => ({
    page: { found: page, long, waiting }[name] ?? lost,
    head: { ogType: 'website', jsonLd: { name: '</script>' } },
  }),
  shell: {
    site: { name: 'Example', url: 'https://www.dealer.example', language: 'en', currency: 'CAD' },
    assets: {
      styles: ['/style.css'],
      scripts: ['/entry.js'],
      fonts: [],
      application: (kinds) => kinds.map((kind) => `/assets/${kind}.js`),
    },
    layout: { before: '<a href="/found">Found</a>', after: '' },
    texts: {
      newTab: 'opens in a new tab',
      owed: 'not online yet',
      breadcrumb: 'You are here',
      callBar: 'Call',
    },
  },
});

beforeAll(prepareAllSections);

test('text from content never ends an element of the head', () => {
  const { html } = render('/found');
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html).toContain('{"name":"\\u003c/script\\u003e"}');
});

test('only a page with interactive sections brings its data, and has its code fetched', () => {
  expect(render('/found').html).not.toMatch(/id="document"|modulepreload/);
  const { html } = render('/anything');
  expect(html).toContain('<script type="application/json" id="document">');
  expect(html).toMatch(/<link rel="modulepreload" href="[^"]+" fetchPriority="low"\/><\/head>/i);
});

test('only a page that React takes over has its marks between texts', () => {
  const marks = (path: string) => render(path).html.match(/<!--/g) ?? [];
  expect(render('/found').html).toContain('Elsewhere');
  expect(marks('/found')).toEqual([]);
  expect(marks('/anything')).not.toEqual([]);
});

test('a page with long data names where to fetch it', () => {
  const [script] = /<script[^>]*id="document".*?<\/script>/.exec(render('/long').html) ?? [];
  expect(script).toBe(
    '<script type="application/json" id="document" data-from="/data/long.json"></script>',
  );
});

test('a page that waits for its form brings no data, however short', () => {
  const [script] = /<script[^>]*id="document".*?<\/script>/.exec(render('/waiting').html) ?? [];
  expect(script).toContain('data-from="/data/waiting.json"></script>');
});

test('an address that is no page leads on, or shows the page for it', () => {
  expect(render('/towns/nowhere')).toEqual({ status: 302, html: '', location: '/found' });
  expect(render('/find')).toEqual({ status: 308, html: '', location: '/found' });
  expect(render('/nowhere?x=1')).toMatchObject({
    status: 404,
    html: expect.stringContaining('noindex'),
  });
  expect(render('/towns/gone')).toMatchObject({
    status: 410,
    html: expect.stringContaining('>Lost</h1>'),
  });
});

test('the state of a posted form goes to the browser with the page', () => {
  const form = { id: 'contact', values: { name: '</script>' }, errors: { name: 'Too short' } };
  const { html } = render('/found', { form });
  expect(html).toContain('<script type="application/json" id="request">');
  expect(html.match(/<\/script>/g)).toHaveLength(3);
});
