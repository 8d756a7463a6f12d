import { expect, test } from 'vitest';
import { mailWording } from '../../testing/fake-site.ts';
import { leadRow } from '../../testing/lead-row.ts';
import { composeDigest } from './digest-mail.ts';

const to = ['desk@site.example'];
const settings = { smtpUrl: 'smtp://mail.example', to, from: 'a@site.example' };

const lead = (id: string, minute: string, more: object = {}) =>
  leadRow(more, {
    id: `${id}-0000-4000-8000-000000000000`,
    created_at: `2030-01-02T03:${minute}:05.000Z`,
  });

test('one mail lists all messages, each with its number, its time and the beginning of its words', () => {
  const long = { name: 'Bob', text: `one\n\n  two ${'x'.repeat(500)}` };
  const leads = [lead('0123abcd', '04'), lead('4567ef01', '09', long)] as const;
  const mail = composeDigest(leads, mailWording, settings);
  const { digest } = mailWording.texts;
  const [note, gap, first, ada, between, second, bob = '', end] = mail.text.split('\n');
  expect(mail).toMatchObject({
    from: 'a@site.example',
    to,
    subject: digest.subject.replace('{count}', '2'),
    messageId: '<digest-0123abcd-0000-4000-8000-000000000000-2@site.example>',
    date: new Date('2030-01-02T03:09:05.000Z'),
  });
  expect([note, gap, between, end]).toEqual([digest.note, '', '', '']);
  expect(first).toBe('0123abcd  Tuesday, January 1, 2030 at 10:04 PM  contact');
  expect(ada).toContain('Name: Ada | Mail: ada@example.org | Topic: Second topic | Text: Ten');
  expect(second).toMatch(/^4567ef01 .* 10:09/);
  expect(bob).toContain('Text: one two xxx');
  expect(bob).toHaveLength(400);
});

test('each message is read by its own form, and dated by the last of all', () => {
  const visit = { ...lead('0123abcd', '04'), form: 'visit', fields: '{"part":"am"}' };
  const gone = { ...lead('4567ef01', '05'), form: 'gone', fields: '{"part":"am"}' };
  const leads = [visit, gone, lead('89abcdef', '06')] as const;
  const { text, date } = composeDigest(leads, mailWording, settings);
  expect(text).toMatch(/ visit\nPart: Morning\n/);
  expect(text).toMatch(/ gone\npart: am\n/);
  expect(date).toEqual(new Date('2030-01-02T03:06:05.000Z'));
});

test('a French label stands before its colon with a space that does not break', () => {
  const { text } = composeDigest(
    [lead('0123abcd', '04')],
    { ...mailWording, locale: 'fr' },
    settings,
  );
  expect(text).toContain('Name\u00a0: Ada');
});
