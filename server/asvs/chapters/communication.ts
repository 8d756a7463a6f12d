import { exactSet, written } from '../holders.ts';
import type { Holder, Requirement } from '../requirement.ts';

const hints = 'server/plain-connections.test.ts';
const proxy: Holder = [
  'server/asvs/security-document.test.ts',
  'the proxy that is described refuses the API in the clear, and speaks no old TLS',
];

/** V12: TLS is the work of the proxy, the database and the mail server; here it is asked for. */
export const communication: readonly Requirement[] = [
  { number: '12.1.1', level: 1, words: 'No old TLS.', heldBy: [proxy, written('Connections')] },
  {
    number: '12.1.2',
    level: 2,
    words: 'Recommended ciphers only.',
    heldBy: [proxy],
    doesNotApply: 'The proxy ends TLS; with 1.2 and 1.3 its own list of ciphers is used.',
  },
  {
    number: '12.1.3',
    level: 2,
    words: 'Certificates of clients are checked.',
    doesNotApply: 'Clients bring no certificate.',
  },
  {
    number: '12.2.1',
    level: 1,
    words: 'Visitors come by TLS alone.',
    heldBy: [exactSet('the home page'), proxy],
  },
  {
    number: '12.2.2',
    level: 1,
    words: 'The certificate is one that browsers trust.',
    heldBy: [written('Connections')],
  },
  {
    number: '12.3.1',
    level: 2,
    words: 'Other connections are encrypted too.',
    heldBy: [
      [hints, '%s gives %i warnings', 'postgres://site:word@db.internal/site 1'],
      [hints, 'the log tells of a mail server that may be spoken to in the clear'],
      [hints, 'a mail server without TLS gets no mail where TLS is asked for, and the log says so'],
      written('Connections'),
    ],
  },
  {
    number: '12.3.2',
    level: 2,
    words: 'Certificates of servers are checked.',
    heldBy: [written('Connections')],
  },
  {
    number: '12.3.3',
    level: 2,
    words: 'Services of the site speak to each other encrypted.',
    doesNotApply:
      'The site is one service; the proxy before it stands on the same machine or network.',
  },
  {
    number: '12.3.4',
    level: 2,
    words: 'They trust certain certificates only.',
    doesNotApply: 'The site is one service.',
  },
];
