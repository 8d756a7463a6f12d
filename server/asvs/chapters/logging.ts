import { ownCode, written } from '../holders.ts';
import type { Holder, Requirement } from '../requirement.ts';

const lines = 'server/log/log-lines.test.ts';
const privacy = 'server/log/privacy.test.ts';
const store = 'server/leads/lead-store.test.ts';
const told = '%s is told, with who and when';
const noWord: Holder = [
  privacy,
  'no line of the log holds a word of a visitor, and every line is JSON',
];

/** V16: what is told to whom, and what happens when something fails. */
export const logging: readonly Requirement[] = [
  {
    number: '16.1.1',
    level: 2,
    words: 'It is written down what is logged, how, where, and for how long it is kept.',
    heldBy: [
      written('Log'),
      [
        'server/asvs/security-document.test.ts',
        'the log writes the messages that are listed, and no other',
      ],
    ],
  },
  {
    number: '16.2.1',
    level: 2,
    words: 'A line says when, where, who and what.',
    heldBy: [
      [privacy, 'each request is one line, with what operators ask for'],
      [lines, told],
    ],
  },
  {
    number: '16.2.2',
    level: 2,
    words: 'Times are in UTC, by a clock that is kept.',
    heldBy: [[lines, told], written('Log')],
  },
  {
    number: '16.2.3',
    level: 2,
    words: 'The log goes where it is said to go, and nowhere else.',
    heldBy: [ownCode('speaks to its output in these places only, and otherwise through the log')],
  },
  { number: '16.2.4', level: 2, words: 'Programs can read the log.', heldBy: [noWord] },
  {
    number: '16.2.5',
    level: 2,
    words: 'Sensitive data are left out of it, or masked.',
    heldBy: [noWord, [privacy, 'the address %s is told as %s', '192.0.2.77']],
  },
  {
    number: '16.3.1',
    level: 2,
    words: 'Sign-ins are logged.',
    doesNotApply: 'Nobody signs in.',
  },
  {
    number: '16.3.2',
    level: 2,
    words: 'Attempts without permission are logged.',
    heldBy: [[lines, told, 'a post from another site']],
    doesNotApply: 'There are no permissions, for nobody signs in.',
  },
  {
    number: '16.3.3',
    level: 2,
    words: 'Attempts to get around the rules are logged.',
    heldBy: [
      [lines, told, 'a message that breaks a rule'],
      [lines, told, 'a form from another site'],
      [lines, 'a message that is one too many is told'],
      [lines, 'a message too large, and a key used again for another, are told'],
    ],
  },
  {
    number: '16.3.4',
    level: 2,
    words: 'Faults are logged, those of TLS to other servers too.',
    heldBy: [
      [privacy, 'a fault is told once, with its request, without its message'],
      [
        'server/plain-connections.test.ts',
        'a mail server without TLS gets no mail where TLS is asked for, and the log says so',
      ],
    ],
  },
  { number: '16.4.1', level: 2, words: 'Lines cannot be forged.', heldBy: [noWord] },
  {
    number: '16.4.2',
    level: 2,
    words: 'Nobody else reads the log or changes it.',
    heldBy: [
      written('Log'),
      ownCode('speaks to its output in these places only, and otherwise through the log'),
    ],
  },
  {
    number: '16.4.3',
    level: 2,
    words: 'The log is also kept on another machine.',
    heldBy: [written('Log')],
  },
  {
    number: '16.5.1',
    level: 2,
    words: 'A fault is told to visitors in general words.',
    heldBy: [
      ['server/bad-clients.test.ts', '%s', 'S45 a throw in the API'],
      ['server/bad-clients.test.ts', '%s', 'S45 a throw on a page'],
    ],
  },
  {
    number: '16.5.2',
    level: 2,
    words: 'The site goes on when another server is away.',
    heldBy: [
      ['server/bad-surroundings.test.ts', '%s', 'S48, P10 a restart under a running server'],
      ['server/bad-mail.test.ts', '%s', 'S49 refused'],
    ],
  },
  {
    number: '16.5.3',
    level: 2,
    words: 'What fails is refused, and leaves nothing half done.',
    heldBy: [
      [store, 'work that fails half way leaves nothing behind'],
      ['server/contact/lead-intake.test.ts', 'what could not be stored does not count'],
    ],
  },
  {
    number: '16.5.4',
    level: 3,
    words: 'A fault that nobody caught is told, and one request takes no other with it.',
    heldBy: [
      ['server/last-resort.test.ts', 'a fault that comes %s is told and ends the process with 1'],
      [
        'server/last-resort.test.ts',
        'a fault that the server sees is told, and the process goes on',
      ],
      written('Faults'),
    ],
  },
];
