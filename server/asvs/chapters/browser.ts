import { exactSet, ownCode, quietVisit, written } from '../holders.ts';
import type { Requirement } from '../requirement.ts';

const api = 'server/api/api.test.ts';
const noCookie = {
  heldBy: [exactSet('the home page'), quietVisit],
  doesNotApply: 'No cookie is set.',
};

/** V3: what browsers are told to do and to leave. */
export const browser: readonly Requirement[] = [
  {
    number: '3.2.1',
    level: 1,
    words: 'An answer is not taken for something else when asked for by itself.',
    heldBy: [
      exactSet('an answer of the API'),
      [
        'server/http/content-types.test.ts',
        'an unknown ending is bytes and nothing that a browser runs',
      ],
    ],
  },
  {
    number: '3.2.2',
    level: 1,
    words: 'Text is written into a page as text.',
    heldBy: [
      ownCode('write markup in two places only, both made at build time'),
      ['web/e2e/metadata.test.ts', 'stay words in a search'],
    ],
  },
  { number: '3.3.1', level: 1, words: 'Cookies are Secure and named so.', ...noCookie },
  { number: '3.3.2', level: 2, words: 'Cookies say SameSite.', ...noCookie },
  { number: '3.3.3', level: 2, words: 'Cookies stay with their host.', ...noCookie },
  { number: '3.3.4', level: 2, words: 'Cookies hide from scripts.', ...noCookie },
  {
    number: '3.4.1',
    level: 1,
    words: 'Every answer asks for TLS for a year or more, subdomains included.',
    heldBy: [
      exactSet('the home page'),
      exactSet('an answer of the API'),
      exactSet('a copy that is'),
    ],
  },
  {
    number: '3.4.2',
    level: 1,
    words: 'No foreign origin is let in.',
    heldBy: [[api, '%s names its methods: %s', '/api/contact']],
  },
  {
    number: '3.4.3',
    level: 2,
    words:
      'A policy lets in the own files alone, no objects, no base; level 3: hashes for the rest.',
    heldBy: [
      exactSet('the home page'),
      exactSet('the 404 page'),
      ['web/src/sections/sections.test.tsx', '$kind repeats no id and styles nothing inline'],
      ['web/e2e/headers.test.ts', 'forbids scripts and styles that are not files of the site'],
      written('Browsers'),
    ],
  },
  {
    number: '3.4.4',
    level: 2,
    words: 'No answer is guessed at.',
    heldBy: [exactSet('a file'), exactSet('an address that cannot be read')],
  },
  {
    number: '3.4.5',
    level: 2,
    words: 'Others do not hear which page a visitor comes from.',
    heldBy: [exactSet('a vehicle')],
  },
  {
    number: '3.4.6',
    level: 2,
    words: 'No other site frames an answer.',
    heldBy: [exactSet('a page made on request'), exactSet('a post that is too large')],
  },
  {
    number: '3.5.1',
    level: 1,
    words: 'A post comes from the site itself.',
    heldBy: [
      [api, 'from %j gives %i', "{ 'sec-fetch-site': 'cross-site' } 403"],
      ['server/contact/contact-page.test.ts', 'a post with %j gives its status'],
    ],
  },
  {
    number: '3.5.2',
    level: 1,
    words: 'A post that a browser sends without asking is not taken by the API.',
    heldBy: [
      [api, 'a body that is %s (%s) is refused', 'a form'],
      [api, 'a body that is %s (%s) is refused', 'text'],
      [api, 'a body that is %s (%s) is refused', 'without a type'],
    ],
  },
  {
    number: '3.5.3',
    level: 1,
    words: 'Reading methods change nothing.',
    heldBy: [['server/http/methods.test.ts', '%s takes %s', '/api/contact']],
  },
  {
    number: '3.5.4',
    level: 2,
    words: 'Applications have host names of their own.',
    heldBy: [written('Connections')],
  },
  {
    number: '3.5.5',
    level: 2,
    words: 'Messages of other windows are not trusted.',
    heldBy: [ownCode('take no message from another window')],
    doesNotApply: 'No page listens for such messages.',
  },
  {
    number: '3.7.1',
    level: 2,
    words: 'Nothing outdated runs in the browser.',
    heldBy: [exactSet('the home page')],
    doesNotApply: 'Pages are HTML, CSS and modules of JavaScript; the policy forbids plug-ins.',
  },
  {
    number: '3.7.2',
    level: 2,
    words: 'Nobody is moved to another site.',
    heldBy: [['server/pages/escaping.test.ts', 'a move from %s stays on the site']],
  },
];
