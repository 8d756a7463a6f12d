import { ownCode, quietVisit, written } from '../holders.ts';
import type { Holder, Requirement } from '../requirement.ts';

const keptByNobody: Holder = [
  'server/contact/no-store.test.ts',
  'a post to %s as %s of %s is answered with %i, kept by nobody',
];
const refusalKeptByNobody: Holder = [
  'server/contact/no-store.test.ts',
  'nor is a refusal at %s for the limit or the store',
];
const noWordInLog: Holder = [
  'server/log/privacy.test.ts',
  'no line of the log holds a word of a visitor, and every line is JSON',
];

/** V14: what visitors entrust to the site. */
export const data: readonly Requirement[] = [
  {
    number: '14.1.1',
    level: 2,
    words: 'It is written down which data are sensitive.',
    heldBy: [written('Data')],
  },
  {
    number: '14.1.2',
    level: 2,
    words: 'It is written down how each kind is protected, and for how long it is kept.',
    heldBy: [written('Data')],
  },
  {
    number: '14.2.1',
    level: 1,
    words: 'Sensitive data stand in no address.',
    heldBy: [
      ['server/http/methods.test.ts', '%s takes %s', '/api/contact'],
      ['server/log/privacy.test.ts', 'the path of %s is told as %s', '/a/x@y.example/b'],
    ],
  },
  {
    number: '14.2.2',
    level: 2,
    words: 'No cache on the way keeps them.',
    heldBy: [
      keptByNobody,
      ['server/reliability/cdn.reliability.ts', `a CDN keeps what it may \${missingNginx ?? ''}`],
    ],
  },
  { number: '14.2.3', level: 2, words: 'No third party gets them.', heldBy: [quietVisit] },
  {
    number: '14.2.4',
    level: 2,
    words: 'They are protected as is written down.',
    heldBy: [
      noWordInLog,
      keptByNobody,
      [
        'server/leads/sqlite/open-sqlite.test.ts',
        'the files are for their owner alone, and a close leaves no log behind',
      ],
      ['server/command/command.test.ts', 'backup and restore drill say how many messages are safe'],
    ],
  },
  {
    number: '14.3.1',
    level: 1,
    words: 'Nothing of a signed-in user stays in the browser.',
    doesNotApply: 'Nobody signs in.',
  },
  {
    number: '14.3.2',
    level: 2,
    words: 'No browser keeps an answer with sensitive data.',
    heldBy: [keptByNobody, refusalKeptByNobody],
  },
  {
    number: '14.3.3',
    level: 2,
    words: 'The storage of the browser holds no sensitive data.',
    heldBy: [ownCode('keep nothing in the browser'), quietVisit],
  },
];
