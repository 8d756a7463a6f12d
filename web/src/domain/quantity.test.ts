import { expect, test } from 'vitest';
import { labelled } from '../../../generated/contract/labelled.ts';
import { fillText, quoted } from './quantity.ts';

test('a text is filled by name, and an unknown name stays', () => {
  expect(fillText('{x} of {n}, {toString}', { x: 0, n: 3 })).toBe('0 of 3, {toString}');
});

test.each([
  ['Rechercher «\u00a0{query}\u00a0» sur le site', '«\u00a0red\u00a0»'],
  ['Zu „{query}“ ist nichts zu finden.', '„red“'],
  ['Niets gevonden voor ‘{query}’.', '‘red’'],
  ['{query}: nothing found', '“red”'],
])('a word is quoted as a text of the language does: %s', (text, expected) => {
  expect(quoted('red', text)).toBe(expected);
});

test('a label has its colon as its language sets it', () => {
  const set = ['en-US', 'de-DE', 'fr-FR'].map((locale) => labelled('L', '3', locale));
  expect(set).toEqual(['L: 3', 'L: 3', 'L\u00a0: 3']);
});
