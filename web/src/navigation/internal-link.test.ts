import { expect, test } from 'vitest';
import { internalAddress } from './internal-link.ts';

const here = 'https://www.dealer.example/rentals?size=4';

function addressOf(attributes: Readonly<Record<string, string>>): URL | undefined {
  const link = {
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
  };
  return internalAddress(link, here);
}

test.for([
  ['/services', '/services'],
  ['/services#hours', '/services#hours'],
  ['?size=6', '/rentals?size=6'],
  ['?', '/rentals'],
  ['#plans', '/rentals?size=4#plans'],
  ['/boats/tandem-2+1', '/boats/tandem-2+1'],
  ['https://www.dealer.example/', '/'],
  ['/v1.2/notes', '/v1.2/notes'],
  ['/rentals?size=4', '/rentals?size=4'],
])('%s is a page of this site', ([href = '', path]) => {
  const address = addressOf({ href });
  expect(address && address.pathname + address.search + address.hash).toBe(path);
});

test.for([
  'https://maps.example/',
  'http://www.dealer.example/services',
  'tel:+15550100100',
  'mailto:hello@dealer.example',
  '/pictures/cart.webp',
  '/sitemap.xml',
  '/api/vehicles',
])('%s is left to the browser', (href) => {
  expect(addressOf({ href })).toBeUndefined();
});

test('a link to another frame or to a file to save is left to the browser', () => {
  expect(addressOf({ href: '/services', target: '_blank' })).toBeUndefined();
  expect(addressOf({ href: '/services', download: '' })).toBeUndefined();
  expect(addressOf({ href: '/services', target: '_self' })).toBeDefined();
});
