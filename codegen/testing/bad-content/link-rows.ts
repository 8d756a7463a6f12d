// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
import type { BadContent } from './bad-content.ts';
import { changed, textOf, tides } from './bad-content.ts';

const elsewhere = [
  'javascript:alert(1)',
  'JaVa\\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  ' https://x.example',
  'http://x.example',
  'https://x.example',
  'tel:5550100',
];

/** In the `to` of a button, where an external link is named, never written out. */
const inButtons = ['//host', '/\\\\host', ...elsewhere].map((to): BadContent => {
  const code = to.startsWith('/') ? 'unknown-address' : 'wrong-form';
  return {
    name: `a button to ${to}`,
    files: changed('pages/home.yaml', 'text: Ask us, to: /contact', `text: Ask us, to: "${to}"`),
    diagnostics: [`pages/home.yaml:23:29 ${code}`],
  };
});

/** In the place for the address of another site. */
const outside = ['//host', ...elsewhere.filter((to) => to !== 'https://x.example')].map(
  (url): BadContent => ({
    name: `another site at ${url}`,
    files: changed('site.yaml', 'https://credit.heroncove.example', url),
    diagnostics: ['site.yaml:43:45 wrong-form'],
  }),
);

/** A fact may hold any text, so a link made from one is checked again. */
const inFacts = ['//host', ...elsewhere.filter((to) => !to.includes('\\'))].map(
  (to): BadContent => ({
    name: `a button to a fact that says ${to}`,
    files: {
      ...changed('pages/home.yaml', 'to: /contact', 'to: "${facts.tides.x}"'),
      ...tides(`x: { text: "${to}" }\n`),
    },
    diagnostics: [`pages/home.yaml:23:29 ${to === '//host' ? 'unknown-address' : 'wrong-link'}`],
  }),
);

const strangeAddresses = [
  '//host',
  '/a/../../b',
  '/..',
  '/\\\\host',
  '/%2e%2e',
  '/a//b',
  '/x?y',
  '/A',
  '/api/x',
  '/${facts.water.founded}',
];

/** As addresses of pages, which links lead to and files are named after. */
const asAddresses = strangeAddresses.map(
  (path): BadContent => ({
    name: `a page at ${path}`,
    files: {
      'pages/extra.yaml': textOf('pages/contact.yaml')
        .replace('path: /contact', `path: "${path}"`)
        .replace('title: ', 'title: More of '),
    },
    diagnostics: ['pages/extra.yaml:1:7 wrong-address'],
  }),
);

/** Links and addresses that lead to forbidden places. */
export const linkRows: readonly BadContent[] = [
  ...inButtons,
  ...outside,
  ...inFacts,
  ...asAddresses,
];
