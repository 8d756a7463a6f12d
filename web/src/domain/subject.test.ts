import { expect, test } from 'vitest';
import { readSubject } from '../../../generated/contract/forms.ts';
import { asksAbout, textWithSubject } from './subject.ts';

test.for([
  ['?about=LoonBay+TANDEM', 'LoonBay TANDEM'],
  ['?about=TANDEM%202%2B1', 'TANDEM 2+1'],
  ['?about=%0A%20one%00%0Atwo%20', 'one two'],
  ['?about=', ''],
  ['?other=x', ''],
  ['', ''],
] as const)('the query %s asks about "%s"', ([query, name]) => {
  expect(readSubject(query)).toBe(name);
});

test('a name is cut where no name of this site ends', () => {
  expect(readSubject(`?about=${'x'.repeat(500)}`)).toHaveLength(80);
  expect([...readSubject(`?about=${'😀'.repeat(100)}`)]).toHaveLength(80);
});

test('a link within the site carries the name to be read again', () => {
  const link = { href: '/contact', target: 'internal', text: 'Ask' };
  const { href } = asksAbout(link, 'TANDEM 2+1 & more');
  expect(href.startsWith('/contact?')).toBe(true);
  expect(readSubject(href.slice('/contact'.length))).toBe('TANDEM 2+1 & more');
});

test.for([
  { href: 'tel:+15550100', target: 'phone' },
  { href: '/contact?about=Other', target: 'internal' },
])('the link $href stays as it is', (link) => {
  expect(asksAbout(link, 'X')).toBe(link);
});

test('what was typed stays, what was filled in is filled in anew', () => {
  expect(textWithSubject('', '', 'About A: ')).toBe('About A: ');
  expect(textWithSubject('About A: ', 'About A: ', 'About B: ')).toBe('About B: ');
  expect(textWithSubject('About A: red?', 'About A: ', 'About B: ')).toBe('About A: red?');
});
