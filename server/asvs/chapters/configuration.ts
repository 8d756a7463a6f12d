import { connectsNowhereElse, ownCode, written } from '../holders.ts';
import type { Requirement } from '../requirement.ts';

const filePaths = 'server/pages/file-paths.test.ts';

/** V13: settings, secrets, and what is shown by accident. */
export const configuration: readonly Requirement[] = [
  {
    number: '13.1.1',
    level: 2,
    words: 'Every connection is written down.',
    heldBy: [written('Connections'), connectsNowhereElse],
  },
  {
    number: '13.2.1',
    level: 2,
    words: 'Servers know who asks them, by credentials that change.',
    heldBy: [written('Secrets')],
  },
  {
    number: '13.2.2',
    level: 2,
    words: 'Each may do what it must and no more.',
    heldBy: [
      written('Secrets'),
      [
        'server/leads/sqlite/open-sqlite.test.ts',
        'the files are for their owner alone, and a close leaves no log behind',
      ],
    ],
  },
  {
    number: '13.2.3',
    level: 2,
    words: 'No default credentials.',
    heldBy: [['server/config.test.ts', 'an empty environment gives a local server']],
  },
  {
    number: '13.2.4',
    level: 2,
    words: 'The application asks listed places only.',
    heldBy: [
      connectsNowhereElse,
      ownCode('touches files in these places only, and none of them serves a request'),
    ],
  },
  {
    number: '13.2.5',
    level: 2,
    words: 'The machine lets it ask listed places only.',
    heldBy: [connectsNowhereElse, written('Connections')],
  },
  {
    number: '13.3.1',
    level: 2,
    words: 'Secrets come from where secrets are kept, and lie nowhere else.',
    heldBy: [
      written('Secrets'),
      [
        'server/asvs/components.test.ts',
        'no key and no password lies among the files of the project',
      ],
      ['server/bad-starts.test.ts', '%s', 'S52 half of the mail'],
    ],
  },
  {
    number: '13.3.2',
    level: 2,
    words: 'Only who needs a secret has it.',
    heldBy: [written('Secrets')],
  },
  {
    number: '13.4.1',
    level: 1,
    words: 'No folder of a repository is served.',
    heldBy: [[filePaths, '%s gives %i', '/.git/config']],
  },
  {
    number: '13.4.2',
    level: 2,
    words: 'Nothing shows what is meant for developers.',
    heldBy: [
      ['server/bad-clients.test.ts', '%s', 'S45 a throw in the API'],
      ['server/bad-clients.test.ts', '%s', 'S45 a throw on a page'],
    ],
  },
  {
    number: '13.4.3',
    level: 2,
    words: 'No folder shows its list.',
    heldBy: [[filePaths, '%s shows no list of files', '/assets/']],
  },
  {
    number: '13.4.4',
    level: 2,
    words: 'TRACE is answered with a refusal.',
    heldBy: [
      ['server/pages/pages.test.ts', '%s %s gives %i', 'TRACE / 405'],
      ['server/http/methods.test.ts', '%s takes %s', '/api/contact'],
    ],
  },
  {
    number: '13.4.5',
    level: 2,
    words: 'What describes or watches the server is open only where it is meant to be.',
    heldBy: [
      written('What is open'),
      ['server/http/methods.test.ts', '%s can be read, and nothing else', '/readyz'],
    ],
  },
];
