import { connectsNowhereElse, keepsWords, ownCode, refusesBrokenRules } from '../holders.ts';
import type { Requirement } from '../requirement.ts';

const escaping = 'server/pages/escaping.test.ts';
const command = 'server/command/command.test.ts';
const wordsInSearch = ['web/e2e/metadata.test.ts', 'stay words in a search'] as const;
const headText = [
  'web/src/shell/render-page.test.tsx',
  'text from content never ends an element of the head',
] as const;

/** V1: what comes in is decoded once, and what goes out is escaped for its place. */
export const encoding: readonly Requirement[] = [
  {
    number: '1.1.1',
    level: 2,
    words: 'Input is decoded once, before anything is decided by it.',
    heldBy: [
      [escaping, '%s is decoded once and gives %i'],
      ['server/http/address.test.ts', 'decoding %s', '/a%2fb'],
    ],
  },
  {
    number: '1.1.2',
    level: 2,
    words: 'Escaping is the last step before the reader; what is stored is as it came.',
    heldBy: [
      keepsWords('markup'),
      headText,
      [command, 'a table for a spreadsheet runs no formula'],
    ],
  },
  {
    number: '1.2.1',
    level: 1,
    words: 'Text in pages, XML and headers is escaped as its place there asks.',
    heldBy: [
      headText,
      [escaping, 'an address stands in the sitemap with its signs escaped'],
      [escaping, '%s moves to %s, a single header'],
    ],
  },
  {
    number: '1.2.2',
    level: 1,
    words: 'Parts of an address are encoded, and only harmless kinds of address become links.',
    heldBy: [
      [
        escaping,
        'a word of the query reaches the renderer as text, and its address as an encoded one',
      ],
      [
        'web/src/domain/subject.test.ts',
        'a link within the site carries the name to be read again',
      ],
      ['codegen/link-protocols.test.ts', '%s takes no script'],
    ],
  },
  {
    number: '1.2.3',
    level: 1,
    words: 'JSON in a page cannot end the element that holds it.',
    heldBy: [
      [
        'web/src/shell/embedded-json.test.ts',
        '%j neither ends its element nor changes its value',
        '</script><script>',
      ],
      ['web/e2e/metadata.test.ts', 'cannot end the script element that holds them'],
    ],
  },
  {
    number: '1.2.4',
    level: 1,
    words: 'Words of a visitor are values of a statement of SQL, never part of it.',
    heldBy: [
      ['server/leads/injection.test.ts', 'words that look like SQL are kept as words'],
      ownCode('puts no statement of SQL together from text'),
    ],
  },
  {
    number: '1.2.5',
    level: 1,
    words: 'No command of the system is put together from input.',
    heldBy: [ownCode('starts no program')],
  },
  {
    number: '1.2.6',
    level: 2,
    words: 'No LDAP injection.',
    doesNotApply: 'No directory is asked.',
  },
  { number: '1.2.7', level: 2, words: 'No XPath injection.', doesNotApply: 'No XML is read.' },
  {
    number: '1.2.8',
    level: 2,
    words: 'No LaTeX injection.',
    doesNotApply: 'Nothing is set in LaTeX.',
  },
  {
    number: '1.2.9',
    level: 2,
    words: 'Text within a regular expression is escaped.',
    heldBy: [
      ownCode('builds no regular expression from text'),
      ownCode('run no text as code, and build no regular expression from text'),
    ],
  },
  {
    number: '1.3.1',
    level: 1,
    words: 'HTML from visitors is cleaned.',
    heldBy: [keepsWords('markup')],
    doesNotApply: 'No field takes HTML; what looks like it is text.',
  },
  {
    number: '1.3.2',
    level: 1,
    words: 'No text is run as code.',
    heldBy: [
      ownCode('runs no text as code'),
      ownCode('run no text as code, and build no regular expression from text'),
    ],
  },
  {
    number: '1.3.3',
    level: 2,
    words: 'What goes to a terminal, a spreadsheet or a mail is made harmless and is bounded.',
    heldBy: [
      [command, 'messages are listed, shown and marked as done beside the running server'],
      [command, 'the cell %j is no formula', '=1'],
      refusesBrokenRules,
    ],
  },
  {
    number: '1.3.4',
    level: 2,
    words: 'SVG from visitors holds no script.',
    doesNotApply: 'No picture is taken from a visitor.',
  },
  {
    number: '1.3.5',
    level: 2,
    words: 'Markdown, style sheets and the like from visitors are cleaned or off.',
    heldBy: [keepsWords('markup')],
    doesNotApply: 'What a visitor writes is shown as text and read as no other language.',
  },
  {
    number: '1.3.6',
    level: 2,
    words: 'Nobody makes the server ask another address.',
    heldBy: [connectsNowhereElse],
  },
  {
    number: '1.3.7',
    level: 2,
    words: 'No template is made from input.',
    heldBy: [wordsInSearch],
    doesNotApply: 'Pages are components built beforehand; what a visitor sends only fills them.',
  },
  { number: '1.3.8', level: 2, words: 'No JNDI injection.', doesNotApply: 'Nothing here is Java.' },
  {
    number: '1.3.9',
    level: 2,
    words: 'Nothing harmful reaches memcache.',
    doesNotApply: 'There is no memcache.',
  },
  {
    number: '1.3.10',
    level: 2,
    words: 'Format strings do not resolve what a visitor wrote.',
    heldBy: [
      ['server/log/log-lines.test.ts', 'signs that a format would replace are told as they came'],
    ],
  },
  {
    number: '1.3.11',
    level: 2,
    words: 'Words of a visitor add no header and no reader to a mail.',
    heldBy: [
      [
        'server/mail/mail-injection.test.ts',
        'a mail goes to us alone, with our own headers, whatever the visitor wrote',
      ],
      ['server/mail/lead-mail.test.ts', 'no word of the visitor stands in the subject'],
    ],
  },
  {
    number: '1.4.1',
    level: 2,
    words: 'Memory is copied safely.',
    doesNotApply: 'All code is TypeScript, which has no pointers.',
  },
  {
    number: '1.4.2',
    level: 2,
    words: 'Numbers stay in their range.',
    heldBy: [
      ['server/config.test.ts', '%s=%s is refused', 'PORT 65536'],
      ['server/config.test.ts', '%s=%s is refused', 'SHUTDOWN_DELAY 1e3'],
    ],
  },
  {
    number: '1.4.3',
    level: 2,
    words: 'Memory and what else was taken is given back.',
    heldBy: [
      [
        'server/leads/sqlite/open-sqlite.test.ts',
        'the files are for their owner alone, and a close leaves no log behind',
      ],
    ],
  },
  {
    number: '1.5.1',
    level: 1,
    words: 'XML parsers follow no outside entity.',
    doesNotApply: 'No XML is read.',
  },
  {
    number: '1.5.2',
    level: 2,
    words: 'What is parsed becomes plain data of known shape.',
    heldBy: [['server/api/api.test.ts', 'prototype keys and half a surrogate pair do no harm']],
  },
];
