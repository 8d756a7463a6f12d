import { expect, test } from 'vitest';
import { fakeForms, goodVisit } from '../testing/fake-site.ts';
import { readAnswers, toAnswers } from './answers.ts';

const fields = fakeForms.find(({ id }) => id === 'visit')?.fields ?? [];

test.each([
  ['en-US', 'May 14, 2030'],
  ['de-DE', '14. Mai 2030'],
])('a day is read as %s prints it, in the words of the form', (locale, day) => {
  expect(toAnswers({ ...goodVisit, part: 'am' }, fields, locale)).toEqual([
    { label: 'Mail', text: goodVisit.email },
    { label: 'Day', text: day },
    { label: 'Part', text: 'Morning' },
  ]);
});

test('a day that was left out is no answer', () => {
  expect(toAnswers({ day: '' }, fields, 'en-US')).toEqual([]);
});

test('a message is read as it was kept, and an older one by the fields it has', () => {
  const values = JSON.stringify({ ...goodVisit, part: 'am', seats: 4, note: 'a' });
  const kept = [{ label: 'Kept', text: 'as it was' }];
  expect(readAnswers({ answers: JSON.stringify(kept), fields: values }, fields)).toEqual(kept);
  const more = [...fields, { name: 'note', label: 'Note', type: 'textarea' }];
  expect(readAnswers({ answers: null, fields: values }, more)).toEqual([
    { label: 'Mail', text: goodVisit.email },
    { label: 'Day', text: goodVisit.day },
    { label: 'Part', text: 'Morning' },
    { label: 'seats', text: '4' },
    { label: 'Note', text: 'a', isLong: true },
  ]);
  expect(readAnswers({ answers: null, fields: '{"a":"b"}' })).toEqual([{ label: 'a', text: 'b' }]);
});
