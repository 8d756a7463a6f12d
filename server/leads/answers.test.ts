import { expect, test } from 'vitest';
import { fakeForms, goodVisit } from '../testing/fake-site.ts';
import { toAnswers } from './answers.ts';

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
