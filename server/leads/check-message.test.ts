import { expect, test } from 'vitest';
import { fakeForms, goodMessage } from '../testing/fake-site.ts';
import { checkMessage } from './check-message.ts';

const [form = expect.fail()] = fakeForms;

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

test.each(['  ', '\u200b\u2060', '\x07\x08', '\u3164', '\u2800', '\u{e0041}'])(
  'a name of %j shows nothing, and is required',
  (name) =>
    expect(checkMessage(form, { ...goodMessage, name })).toEqual({
      isValid: false,
      errors: { name: 'Name is required' },
    }),
);

test('a text keeps its lines and tabs, and nothing else that is not seen', () => {
  const text = ' Ten\tletters,\r\nor\u2028more.\0\x1b]52;c;x\x07\n';
  expect(checkMessage(form, { ...goodMessage, text })).toMatchObject({
    fields: { text: 'Ten\tletters,\nor\nmore.]52;c;x' },
  });
});

test.each([[7], [null], [['Ada']], [{}]])('%j is no name', (name) =>
  expect(checkMessage(form, { ...goodMessage, name })).toMatchObject({
    errors: { name: 'Name is required' },
  }),
);
