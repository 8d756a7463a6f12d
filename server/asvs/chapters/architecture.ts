import {
  connectsNowhereElse,
  keepsWords,
  ownCode,
  refusesBrokenRules,
  written,
} from '../holders.ts';
import type { Requirement } from '../requirement.ts';

const api = 'server/api/api.test.ts';
const limits = 'server/limits/contact-limits.test.ts';

/** V15: components, and code that trusts nothing. */
export const architecture: readonly Requirement[] = [
  {
    number: '15.1.1',
    level: 1,
    words: 'It is written down how soon components are updated.',
    heldBy: [written('Components')],
  },
  {
    number: '15.1.2',
    level: 2,
    words: 'There is an inventory of components, from one trusted place.',
    heldBy: [
      [
        'server/asvs/components.test.ts',
        'every package is in the inventory with its version and its checksum, from one place',
      ],
      written('Components'),
    ],
  },
  {
    number: '15.1.3',
    level: 2,
    words: 'It is written down what costs much, and what bounds it.',
    heldBy: [written('Limits')],
  },
  {
    number: '15.2.1',
    level: 1,
    words: 'No component is older than that allows; a command before each release tells.',
    heldBy: [written('Components')],
  },
  {
    number: '15.2.2',
    level: 2,
    words: 'What costs much cannot take the site away.',
    heldBy: [
      ['server/bad-clients.test.ts', '%s', 'S42 headers byte by byte'],
      [
        'server/leads/sqlite/event-loop.test.ts',
        'two hundred posts against a lock are refused within three seconds, and pages are served meanwhile',
      ],
      [
        'server/asvs/security-document.test.ts',
        'the time limits that are told are those of the server',
      ],
    ],
  },
  {
    number: '15.2.3',
    level: 2,
    words: 'What serves visitors has nothing that is made for tests.',
    heldBy: [
      ownCode('needs no package but those of production, and nothing that is made for tests'),
    ],
  },
  {
    number: '15.3.1',
    level: 1,
    words: 'An answer holds the fields it needs and no other.',
    heldBy: [[api, 'a good message is stored before it is acknowledged']],
  },
  {
    number: '15.3.2',
    level: 2,
    words: 'Calls to other services follow no redirect.',
    heldBy: [connectsNowhereElse],
    doesNotApply: 'The server calls no address of the web.',
  },
  {
    number: '15.3.3',
    level: 2,
    words: 'A client sets the fields of the form and no other.',
    heldBy: [keepsWords('extra fields')],
  },
  {
    number: '15.3.4',
    level: 2,
    words: 'The address of a client comes through proxies, and not from the client.',
    heldBy: [
      [limits, 'entries that a client adds before the proxy’s own do not help it'],
      [limits, 'one network of IPv6 is one client, another is another'],
    ],
  },
  {
    number: '15.3.5',
    level: 2,
    words: 'A value of another type is refused, and never bent to fit.',
    heldBy: [refusesBrokenRules, [api, 'a body that is %s (%s) is refused', 'an array']],
  },
  {
    number: '15.3.6',
    level: 2,
    words: 'Nobody reaches the prototypes.',
    heldBy: [
      [api, 'prototype keys and half a surrogate pair do no harm'],
      [api, '%s %s gives %i "%s"', 'GET /api/vehicles/__proto__'],
    ],
  },
  {
    number: '15.3.7',
    level: 2,
    words: 'A parameter that comes twice counts once, from where it belongs.',
    heldBy: [['server/pages/pages.test.ts', '%s', '/stock?colour=a&colour=b']],
  },
];
