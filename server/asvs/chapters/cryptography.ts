import { ownCode, written } from '../holders.ts';
import type { Requirement } from '../requirement.ts';

const fromNode = ownCode('takes digests and chance from Node, and SHA-256 alone');
const noEncryption = { doesNotApply: 'The server encrypts nothing itself and holds no key.' };
const noPassword = { doesNotApply: 'No password is stored.' };

/** V11: digests and chance; there are no keys. */
export const cryptography: readonly Requirement[] = [
  {
    number: '11.1.1',
    level: 2,
    words: 'It is written down how keys are looked after.',
    heldBy: [written('Cryptography')],
  },
  {
    number: '11.1.2',
    level: 2,
    words: 'There is a list of keys and algorithms.',
    heldBy: [written('Cryptography'), fromNode],
  },
  { number: '11.2.1', level: 2, words: 'Proven implementations are used.', heldBy: [fromNode] },
  { number: '11.2.2', level: 2, words: 'Algorithms can be exchanged.', ...noEncryption },
  {
    number: '11.2.3',
    level: 2,
    words: 'Everything has 128 bits or more.',
    heldBy: [['server/limits/client-key.test.ts', 'a key does not show the address']],
  },
  { number: '11.3.1', level: 1, words: 'No weak modes of encryption.', ...noEncryption },
  { number: '11.3.2', level: 1, words: 'Approved ciphers only.', ...noEncryption },
  {
    number: '11.3.3',
    level: 2,
    words: 'Encrypted data cannot be changed unseen.',
    ...noEncryption,
  },
  { number: '11.4.1', level: 1, words: 'Approved digests only.', heldBy: [fromNode] },
  { number: '11.4.2', level: 2, words: 'Passwords are stored slowly.', ...noPassword },
  {
    number: '11.4.3',
    level: 2,
    words: 'Digests that vouch for data do not collide.',
    heldBy: [fromNode],
    doesNotApply: 'No digest vouches for data or its sender.',
  },
  { number: '11.4.4', level: 2, words: 'Keys from passwords are stretched.', ...noPassword },
  {
    number: '11.5.1',
    level: 2,
    words: 'What must not be guessed has 128 bits of chance.',
    heldBy: [written('Cryptography')],
    doesNotApply: 'Nothing is protected by being hard to guess.',
  },
  { number: '11.6.1', level: 2, words: 'Keys are made by approved ways.', ...noEncryption },
];
