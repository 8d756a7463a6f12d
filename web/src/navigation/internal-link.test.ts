import { expect, test } from 'vitest';
import { internalAddress, isPlainClick } from './internal-link.ts';

const here = 'https://www.dealer.example/rentals?size=4';
const plain = { target: '', isDownload: false };

test.for([
  ['/services', '/services'],
  ['/services#hours', '/services#hours'],
  ['?size=6', '/rentals?size=6'],
  ['?', '/rentals'],
  ['/boats/tandem-2+1', '/boats/tandem-2+1'],
  ['https://www.dealer.example/', '/'],
  ['/v1.2/notes', '/v1.2/notes'],
  ['/rentals?size=4', '/rentals?size=4'],
])('%s is a page of this site', ([href = '', path]) => {
  const address = internalAddress({ href, ...plain }, here);
  expect(address && address.pathname + address.search + address.hash).toBe(path);
});

test.for([
  'https://maps.example/',
  'http://www.dealer.example/services',
  'tel:+15550100100',
  'mailto:hello@dealer.example',
  '#plans',
  '/rentals?size=4#plans',
  '/pictures/cart.webp',
  '/sitemap.xml',
  '/api/vehicles',
])('%s is left to the browser', (href) => {
  expect(internalAddress({ href, ...plain }, here)).toBeUndefined();
});

test('a link to another frame or to a file to save is left to the browser', () => {
  expect(internalAddress({ href: '/services', ...plain, target: '_blank' }, here)).toBeUndefined();
  expect(internalAddress({ href: '/services', ...plain, isDownload: true }, here)).toBeUndefined();
  expect(internalAddress({ href: '/services', ...plain, target: '_self' }, here)).toBeDefined();
});

test('only an unmodified main click that nobody has answered counts', () => {
  const click = { button: 0, isModified: false, isHandled: false };
  expect(isPlainClick(click)).toBe(true);
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
  expect(isPlainClick({ ...click, isModified: true })).toBe(false);
  expect(isPlainClick({ ...click, isHandled: true })).toBe(false);
});
