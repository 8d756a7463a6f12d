import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fakeForms, goodMessage } from '../testing/fake-site.ts';
import { checkMessage, isRecord } from './check-message.ts';

const [form = expect.fail()] = fakeForms;

test.each([
  [{ name: 'a' }, true],
  [{}, true],
  [[], false],
  [null, false],
  ['name', false],
  [7, false],
])('%j has named fields: %s', (body, isNamed) => {
  expect(isRecord(body)).toBe(isNamed);
});

test.each([[null], ['x'], [[]], [7]])('%j is refused as a form that was left empty', (body) => {
  expect(checkMessage(form, body)).toMatchObject({
    isValid: false,
    errors: { name: 'Name is required', email: 'Invalid email' },
  });
});

test('of several faults of a field the first is told', () => {
  const email = `${'x'.repeat(300)} `;
  expect(checkMessage(form, { ...goodMessage, email })).toEqual({
    isValid: false,
    errors: { email: 'Invalid email' },
  });
});

test.each([
  ['a line end', 'A\nda', false],
  ['another line end', 'A\rda', false],
  ['a NUL', 'A\0da', false],
  ['a tab', 'A\tda', true],
])('a name with %s is taken: see the row', (_what, name, isValid) => {
  expect(checkMessage(form, { ...goodMessage, name }).isValid).toBe(isValid);
});

test('a text may have lines, but no NUL', () => {
  const withText = (text: string) => checkMessage(form, { ...goodMessage, text });
  expect(withText('Ten letters,\r\nor more.')).toMatchObject({ isValid: true });
  expect(withText('Ten letters,\0 or more.')).toMatchObject({ isValid: false });
});

test('what is no text is kept as it is, and half a letter is not', () => {
  const schema = z.object({ seats: z.number(), text: z.string() });
  const checked = checkMessage({ schema, fields: [] }, { seats: 4, text: 'a\ud800', more: 1 });
  expect(checked).toEqual({ isValid: true, fields: { seats: 4, text: 'a\ufffd' } });
});
