import { expect, test } from 'vitest';
import { startValues } from './use-message-form.ts';

test('a returned value goes before the default, and the default before nothing', () => {
  const fields = [{ name: 'a', default: 'x' }, { name: 'b', default: 'y' }, { name: 'c' }];
  expect(startValues(fields, { a: 'typed', other: 'left out' })).toEqual({
    a: 'typed',
    b: 'y',
    c: '',
  });
});
