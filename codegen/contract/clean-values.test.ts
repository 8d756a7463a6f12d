import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { cleanedBy } from './clean-values.ts';
import { emailPattern } from './email-address.ts';

const tables = tablesOf(import.meta.filename);

const cleaning = z.transform(cleanedBy({ email: 'email', text: 'text' }));
const clean = (input: unknown) => z.parse(cleaning, input);

describe('an address', () => {
  const cleaned = (email: string) => String(clean({ email }).email);

  test.for(tables('addresses'))('%j is taken as %s', ([given, kept]) => {
    expect(cleaned(given)).toBe(kept);
    expect(emailPattern.test(cleaned(given))).toBe(true);
  });

  test.for(tables<string>('others'))('%j is none', (given) =>
    expect(emailPattern.test(cleaned(given))).toBe(false),
  );
});

test('a name is one line, with the joiners that its letters need', () => {
  const name = (given: string) => clean({ name: given }).name;
  expect(name('Ann\u00a0\u00a0Lee\t')).toBe('Ann  Lee');
  expect(name(' Ann\u2028\n  Lee ')).toBe('Ann Lee');
  expect(name('می\u200cخواهم')).toBe('می\u200cخواهم');
  expect(name('👩\u200d🔧')).toBe('👩\u200d🔧');
});

test('what is no text stays for the rules, and what is no form is empty', () => {
  expect(clean({ name: 7, text: null })).toEqual({ name: 7, text: null });
  expect(clean({ constructor: ' a ', toString: 'b' })).toEqual({ constructor: 'a', toString: 'b' });
  for (const input of [null, undefined, 'text', 7]) expect(clean(input)).toEqual({});
});
