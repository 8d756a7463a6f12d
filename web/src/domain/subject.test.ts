import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { readSubject } from '../../../generated/contract/forms.ts';
import { asksAbout, carries, textWithSubject } from './subject.ts';

const tables = tablesOf(import.meta.filename);

test.for(tables('asked'))('the query %s asks about "%s"', ([query, name]) => {
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

test.for(tables('carried'))('the link %s carries a vehicle as %s', ([href, carried]) => {
  expect(carries({ href, target: 'internal' }, 'runner-4').href).toBe(carried);
  expect(carries({ href, target: 'external' }, 'runner-4').href).toBe(href);
});

test('typed text stays, and text that a link filled in is replaced by that of the next link', () => {
  expect(textWithSubject('', '', 'About A: ')).toBe('About A: ');
  expect(textWithSubject('About A: ', 'About A: ', 'About B: ')).toBe('About B: ');
  expect(textWithSubject('About A: red?', 'About A: ', 'About B: ')).toBe('About A: red?');
});
