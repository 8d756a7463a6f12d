// P20: every requirement of levels 1 and 2 of the OWASP Application Security Verification Standard 5.0.0,
// for the chapters that apply, is held by a test that stands in its file and runs, or asks nothing here
// for a reason that is said. Beside them three of level 3: 3.4.3 in full, 4.1.4 and 16.5.4.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { api } from './chapters/api.ts';
import { architecture } from './chapters/architecture.ts';
import { browser } from './chapters/browser.ts';
import { communication } from './chapters/communication.ts';
import { configuration } from './chapters/configuration.ts';
import { cryptography } from './chapters/cryptography.ts';
import { data } from './chapters/data.ts';
import { encoding } from './chapters/encoding.ts';
import { files } from './chapters/files.ts';
import { logging } from './chapters/logging.ts';
import { validation } from './chapters/validation.ts';
import { readTests, type WrittenTest } from './read-tests.ts';
import type { Holder, Requirement } from './requirement.ts';

// Of the other chapters V6 to V10 ask nothing, for nobody signs in and there is no session, no token and
// nothing to be authorised for; nor does V17, for there is no WebRTC.
const chapters: readonly (readonly [
  name: string,
  requirements: readonly Requirement[],
  level1: string,
  level2: string,
])[] = [
  [
    'V1 encoding',
    encoding,
    '1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1',
    '1.1.1 1.1.2 1.2.6 1.2.7 1.2.8 1.2.9 1.3.3 1.3.4 1.3.5 1.3.6 1.3.7 1.3.8 1.3.9 1.3.10 1.3.11 ' +
      '1.4.1 1.4.2 1.4.3 1.5.2',
  ],
  [
    'V2 validation',
    validation,
    '2.1.1 2.2.1 2.2.2 2.3.1',
    '2.1.2 2.1.3 2.2.3 2.3.2 2.3.3 2.3.4 2.4.1',
  ],
  [
    'V3 browser',
    browser,
    '3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3',
    '3.3.2 3.3.3 3.3.4 3.4.3 3.4.4 3.4.5 3.4.6 3.5.4 3.5.5 3.7.1 3.7.2',
  ],
  ['V4 API', api, '4.1.1 4.4.1', '4.1.2 4.1.3 4.2.1 4.3.1 4.3.2 4.4.2 4.4.3 4.4.4'],
  ['V5 files', files, '5.2.1 5.2.2 5.3.1 5.3.2', '5.1.1 5.2.3 5.4.1 5.4.2 5.4.3'],
  [
    'V11 cryptography',
    cryptography,
    '11.3.1 11.3.2 11.4.1',
    '11.1.1 11.1.2 11.2.1 11.2.2 11.2.3 11.3.3 11.4.2 11.4.3 11.4.4 11.5.1 11.6.1',
  ],
  [
    'V12 communication',
    communication,
    '12.1.1 12.2.1 12.2.2',
    '12.1.2 12.1.3 12.3.1 12.3.2 12.3.3 12.3.4',
  ],
  [
    'V13 configuration',
    configuration,
    '13.4.1',
    '13.1.1 13.2.1 13.2.2 13.2.3 13.2.4 13.2.5 13.3.1 13.3.2 13.4.2 13.4.3 13.4.4 13.4.5',
  ],
  ['V14 data', data, '14.2.1 14.3.1', '14.1.1 14.1.2 14.2.2 14.2.3 14.2.4 14.3.2 14.3.3'],
  [
    'V15 architecture',
    architecture,
    '15.1.1 15.2.1 15.3.1',
    '15.1.2 15.1.3 15.2.2 15.2.3 15.3.2 15.3.3 15.3.4 15.3.5 15.3.6 15.3.7',
  ],
  [
    'V16 logging',
    logging,
    '',
    '16.1.1 16.2.1 16.2.2 16.2.3 16.2.4 16.2.5 16.3.1 16.3.2 16.3.3 16.3.4 16.4.1 16.4.2 16.4.3 ' +
      '16.5.1 16.5.2 16.5.3',
  ],
];

const all = chapters.flatMap(([, requirements]) => requirements);

describe('no requirement is forgotten', () => {
  const numbers = (requirements: readonly Requirement[], level: number) =>
    requirements.filter((each) => each.level === level).map((each) => each.number);

  test.each(chapters)('%s', (_name, requirements, level1, level2) => {
    expect(numbers(requirements, 1)).toEqual(level1.split(' ').filter(Boolean));
    expect(numbers(requirements, 2)).toEqual(level2.split(' '));
  });

  test('of level 3 there are two of their own', () => {
    expect(numbers(all, 3)).toEqual(['4.1.4', '16.5.4']);
    expect(all).toHaveLength(152);
  });
});

const written = new Map<string, readonly WrittenTest[]>();

function stands([file, title, row]: Holder): boolean {
  const tests = written.get(file) ?? readTests(join(import.meta.dirname, '../..', file));
  written.set(file, tests);
  return tests.some(
    (each) =>
      each.title === title && (row === undefined || each.rows.some((one) => one.startsWith(row))),
  );
}

describe('each is held by tests that stand there, or does not apply for a reason', () => {
  test.each(all.map((each) => [each.number, each.words, each] as const))(
    '%s %s',
    (_number, words, { heldBy = [], doesNotApply }) => {
      expect(heldBy.filter((holder) => !stands(holder))).toEqual([]);
      expect(heldBy.length > 0 || doesNotApply !== undefined).toBe(true);
      for (const sentence of [words, doesNotApply ?? words]) {
        expect(sentence).toMatch(/^[A-Z][^\n]{8,140}\.$/);
      }
    },
  );
});
