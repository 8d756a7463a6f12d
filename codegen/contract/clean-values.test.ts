import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cleanedBy } from './clean-values.ts';
import { emailPattern } from './email-address.ts';

const cleaning = z.transform(cleanedBy({ email: 'email', text: 'text' }));
const clean = (input: unknown) => z.parse(cleaning, input);

describe('an address', () => {
  const cleaned = (email: string) => String(clean({ email }).email);

  test.for([
    ['r&d@example.com', 'r&d@example.com'],
    ['ann!x@example.com', 'ann!x@example.com'],
    ['ann=x@example.com', 'ann=x@example.com'],
    ['john/jane@example.com', 'john/jane@example.com'],
    ['ann@example.xn--p1ai', 'ann@example.xn--p1ai'],
    ['ann@localhost', 'ann@localhost'],
    ['ann@müller.de', 'ann@xn--mller-kva.de'],
    ['Ann@MÜLLER.de', 'Ann@xn--mller-kva.de'],
    ['ann@例え。jp', 'ann@xn--r8jz45g.jp'],
    ['ann@пример.рф', 'ann@xn--e1afmkfd.xn--p1ai'],
    ['ann@１.２', 'ann@1.2'],
    ['\u00a0ann@example.com\r\n', 'ann@example.com'],
    ['\ufeffann\u00ad@exam\u200bple.com\u202c', 'ann@example.com'],
    ['ann@exam\nple.com', 'ann@example.com'],
  ])('%j is taken as %s', ([given = '', kept]) => {
    expect(cleaned(given)).toBe(kept);
    expect(emailPattern.test(cleaned(given))).toBe(true);
  });

  test.for([
    'jörg@example.com',
    'ann',
    'ann@',
    '@example.com',
    'ann lee@example.com',
    'ann @example.com',
    'ann@example.com, bob@example.com',
    'ann@exa mple.com',
    'ann@-example.com',
    'ann@example..com',
    'ann@müller.de/x',
    'ann@ü:80',
    'Ann <ann@example.com>',
    'a@b@müller.de',
    '',
  ])('%j is none', (given) => expect(emailPattern.test(cleaned(given))).toBe(false));
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
