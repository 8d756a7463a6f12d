import type { Requirement } from '../requirement.ts';

const types = 'server/http/content-types.test.ts';
const limits = 'server/limits/contact-limits.test.ts';
const noGraph = { doesNotApply: 'There is no GraphQL.' };
const noSocket = { doesNotApply: 'There is no WebSocket.' };

/** V4: the messages of HTTP. */
export const api: readonly Requirement[] = [
  {
    number: '4.1.1',
    level: 1,
    words: 'Every body says what it is, and text its encoding.',
    heldBy: [
      [types, '%s %s is answered with %i as %s'],
      [types, 'a file that ends in .%s says that it is UTF-8', 'svg'],
    ],
  },
  {
    number: '4.1.2',
    level: 2,
    words: 'Pages may move to https, the API may not.',
    heldBy: [
      ['server/api/no-redirects.test.ts', '%s %s is answered where it is'],
      [
        'server/asvs/security-document.test.ts',
        'the proxy that is described refuses the API in the clear, and speaks no old TLS',
      ],
    ],
  },
  {
    number: '4.1.3',
    level: 2,
    words: 'What a proxy says of a client, the client cannot say itself.',
    heldBy: [
      [limits, 'entries that a client adds before the proxy’s own do not help it'],
      [limits, 'without TRUST_PROXY the header counts for nothing, and the log hints at it'],
    ],
  },
  {
    number: '4.1.4',
    level: 3,
    words: 'Only the methods that an address names do anything there.',
    heldBy: [
      ['server/http/methods.test.ts', '%s takes %s', '/contact'],
      ['server/http/methods.test.ts', '%s takes %s', '/api/vehicles'],
      ['server/http/methods.test.ts', '%s can be read, and nothing else'],
      ['server/http/methods.test.ts', 'a tunnel to elsewhere is not opened'],
    ],
  },
  {
    number: '4.2.1',
    level: 2,
    words: 'There is no doubt where a request ends.',
    heldBy: [
      ['server/api/api.test.ts', '%s', 'length and chunks'],
      ['server/api/api.test.ts', '%s', 'two lengths'],
    ],
  },
  { number: '4.3.1', level: 2, words: 'Queries of a graph are bounded.', ...noGraph },
  { number: '4.3.2', level: 2, words: 'A graph does not describe itself.', ...noGraph },
  { number: '4.4.1', level: 1, words: 'WebSockets use TLS.', ...noSocket },
  { number: '4.4.2', level: 2, words: 'WebSockets know their origin.', ...noSocket },
  { number: '4.4.3', level: 2, words: 'WebSockets have tokens of their own.', ...noSocket },
  { number: '4.4.4', level: 2, words: 'Such tokens come over TLS.', ...noSocket },
];
