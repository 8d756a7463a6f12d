import { expect, test } from 'vitest';
import { createFakeSite, goodMessage } from '../../testing/fake-site.ts';
import { composeLeadMail } from './lead-mail.ts';

const settings = {
  smtpUrl: 'smtp://mail.example',
  to: ['desk@site.example'],
  from: 'Site <site@site.example>',
};
const { fields } = createFakeSite().contact;

const lead = (more: object = {}, suspicion = 0) => ({
  id: '0123abcd-0000-4000-8000-000000000000',
  created_at: '2030-01-02T03:04:05.000Z',
  fields: JSON.stringify({ ...goodMessage, ...more }),
  idempotency_key: null,
  suspicion,
  done_at: null,
});

test('a mail says everything in plain words, and answers go to the visitor', () => {
  expect(composeLeadMail(lead(), fields, settings)).toEqual({
    from: 'Site <site@site.example>',
    to: ['desk@site.example'],
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
      'Received 2030-01-02T03:04:05.000Z, number 0123abcd-0000-4000-8000-000000000000.',
      'Answer this mail to write to the sender.',
      '',
    ].join('\n'),
  });
});

test('no word of the visitor stands in the subject', () => {
  const mail = composeLeadMail(lead({ name: '\u202eevil', text: '<script>' }), fields, settings);
  expect(mail.subject).toBe('Second topic (0123abcd)');
  expect(mail.text).toContain('<script>');
});

test('a suspect says so in the subject and at the top', () => {
  const mail = composeLeadMail(lead({}, 2), fields, settings);
  expect(mail.subject).toBe('[Possible spam] Second topic (0123abcd)');
  expect(mail.text).toMatch(/^This message may have been written by a machine\./);
});

test('a field that the form no longer has is still told', () => {
  const mail = composeLeadMail(lead({ colour: 'red', topic: 'gone' }), fields, settings);
  expect(mail.subject).toBe('Contact message (0123abcd)');
  expect(mail.text).toContain('Topic: gone');
  expect(mail.text).toContain('colour: red');
});
