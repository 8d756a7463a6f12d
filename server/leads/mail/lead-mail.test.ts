import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { mailWording } from '../../testing/fake-site.ts';
import { leadRow as lead } from '../../testing/lead-row.ts';
import { composeLeadMail } from './lead-mail.ts';

const tables = tablesOf(import.meta.filename);
const to = ['desk@site.example'];
const settings = { smtpUrl: 'smtp://mail.example', to, from: 'Site <site@site.example>' };

test('a mail says everything in plain words, and answers go to the visitor', () => {
  expect(composeLeadMail(lead(), mailWording, settings)).toEqual({
    from: 'Site <site@site.example>',
    to,
    replyTo: { name: 'Ada', address: 'ada@example.org' },
    subject: 'Second topic (0123abcd)',
    messageId: '<0123abcd-0000-4000-8000-000000000000@site.example>',
    date: new Date('2030-01-02T03:04:05.000Z'),
    text: [
      'Name: Ada',
      'Mail: ada@example.org',
      'Topic: Second topic',
      'Text:\nTen letters, or more.',
      '',
      'Received Tuesday, January 1, 2030 at 10:04 PM as 0123abcd-0000-4000-8000-000000000000.',
      'Reply to answer.',
      '',
    ].join('\n'),
  });
});

test('a mail goes to whom its form names, and to nobody else', () => {
  const recipients = ['service@site.example'];
  const forms = mailWording.forms.map((form) => ({ ...form, recipients }));
  expect(composeLeadMail(lead(), { ...mailWording, forms }, settings).to).toEqual(recipients);
});

test('a suspect says so in the subject and at the top', () => {
  const mail = composeLeadMail(lead({}, { suspicion: 2 }), mailWording, settings);
  expect(mail.subject).toBe('[Spam?] Second topic (0123abcd)');
  expect(mail.text).toMatch(/^This looks like spam\.\n\n/);
});

test('a field that the form no longer has is still shown', () => {
  const mail = composeLeadMail(lead({ colour: 'red', topic: 'gone' }), mailWording, settings);
  expect(mail.subject).toBe('Message from the site (0123abcd)');
  expect(mail.text).toContain('Topic: gone');
  expect(mail.text).toContain('colour: red');
});

test('gives the time as the locale of the dealer writes it', () => {
  const mail = composeLeadMail(lead(), { ...mailWording, locale: 'en-GB' }, settings);
  const american = composeLeadMail(lead(), mailWording, settings);
  expect(american.text).toMatch(/\w+day, \w+ \d+, \d{4}/);
  expect(mail.text).toMatch(/\w+day,? \d+ \w+ \d{4}/);
});

describe('a message of another form', () => {
  const fields = tables<(typeof mailWording.forms)[number]['fields'][number]>('fields');
  const forms = [...mailWording.forms, { id: 'other', fields }];
  const compose = (values: object, from = 'a@site.example') =>
    composeLeadMail(
      { ...lead(), form: 'other', fields: JSON.stringify(values) },
      { ...mailWording, forms },
      { ...settings, from },
    );

  test('is answered to its sender by both names, and to nobody without an address', () => {
    const values = { first: 'Ada', last: 'Byron', town: 'Bath', mail: 'ada@example.org' };
    expect(compose(values).replyTo).toEqual({ name: 'Ada Byron', address: 'ada@example.org' });
    expect(compose({ ...values, mail: '' })).not.toHaveProperty('replyTo');
    expect(compose({ ...values, last: 7 }).replyTo).toMatchObject({ name: 'Ada' });
  });

  test('is about all that was picked in its lists', () => {
    expect(compose({ one: 'a', two: 'a' }).subject).toMatch(/^one A, two A \(/);
  });

  test.each(tables('senders'))('has an id at the domain it comes from: %s', (from, domain) => {
    expect(compose({}, from).messageId).toBe(`<${lead().id}@${domain}>`);
  });
});
