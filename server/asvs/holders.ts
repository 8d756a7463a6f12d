import type { Holder } from './requirement.ts';

/** One of the answers that the whole set of headers is compared on. */
export const exactSet = (answer: string): Holder => [
  'server/security-headers.test.ts',
  '%s carries exactly the set',
  answer,
];

/** A chapter of docs/security.md. */
export const written = (heading: string): Holder => [
  'server/asvs/security-document.test.ts',
  'the chapter "%s" says what it must',
  heading,
];

/** What the code itself never does. */
export const ownCode = (title: string): Holder => ['server/asvs/own-code.test.ts', title];

/** No address and no name is taken from a visitor to connect to. */
export const connectsNowhereElse = ownCode(
  'connects to its database and its mail server, and to nothing else',
);

/** A message that breaks a rule is refused with its reason, and not stored. */
export const refusesBrokenRules: Holder = ['server/api/api.test.ts', '%j is refused: %s'];

/** What the visitor wrote is kept as it was written. */
export const keepsWords = (row: string): Holder => [
  'server/api/api.test.ts',
  '%s is accepted',
  row,
];

/** A visit leaves nothing in the browser and asks nobody else. */
export const quietVisit: Holder = [
  'web/e2e/privacy.test.ts',
  'to one page of every type asks nobody else and leaves nothing behind',
];
