import { refusesBrokenRules, written } from '../holders.ts';
import type { Requirement } from '../requirement.ts';

const store = 'server/leads/lead-store.test.ts';
const limits = 'server/limits/contact-limits.test.ts';
const sixth = [
  limits,
  'the sixth message of a minute is refused, with the phone and when to come back',
] as const;
const bySchema = [
  'server/api/openapi.test.ts',
  'a post is taken exactly when it fits the schema, and answered as described',
] as const;

/** V2: what is taken, in which amount, and whole or not at all. */
export const validation: readonly Requirement[] = [
  {
    number: '2.1.1',
    level: 1,
    words: 'It is written down which input is right.',
    heldBy: [written('Input')],
  },
  {
    number: '2.1.2',
    level: 2,
    words: 'It is written down which inputs must agree with each other.',
    heldBy: [written('Input')],
  },
  {
    number: '2.1.3',
    level: 2,
    words: 'The limits for one and for all are written down.',
    heldBy: [written('Limits')],
  },
  {
    number: '2.2.1',
    level: 1,
    words: 'All input is held to what is expected of it.',
    heldBy: [
      refusesBrokenRules,
      bySchema,
      ['server/pages/pages.test.ts', '%s', '/stock?utm=1&a[b]=1'],
    ],
  },
  {
    number: '2.2.2',
    level: 1,
    words: 'The server checks, whatever the browser checked.',
    heldBy: [
      bySchema,
      [
        'server/contact/contact-page.test.ts',
        'a broken form comes back with its values and messages',
      ],
    ],
  },
  {
    number: '2.2.3',
    level: 2,
    words: 'Inputs that belong together are checked together.',
    heldBy: [[store, 'a key for another message is a conflict']],
  },
  {
    number: '2.3.1',
    level: 1,
    words: 'Steps are done in their order.',
    doesNotApply: 'Sending a message is one step.',
  },
  {
    number: '2.3.2',
    level: 2,
    words: 'The limits are those that are written down.',
    heldBy: [sixth, [limits, 'three hundred an hour are taken in all']],
  },
  {
    number: '2.3.3',
    level: 2,
    words: 'A message comes with its mail or not at all.',
    heldBy: [
      [store, 'work that fails half way leaves nothing behind'],
      [store, 'a lead never stands without its mail'],
    ],
  },
  {
    number: '2.3.4',
    level: 2,
    words: 'What can run out is not given away twice.',
    doesNotApply: 'Nothing that can run out is booked on the site.',
  },
  {
    number: '2.4.1',
    level: 2,
    words: 'Machines cannot flood it.',
    heldBy: [sixth, [limits, 'typing errors lock nobody out, and have a limit of their own']],
  },
];
