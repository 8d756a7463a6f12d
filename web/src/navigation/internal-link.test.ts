import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { internalAddress } from './internal-link.ts';

const tables = tablesOf(import.meta.filename);

const here = 'https://www.dealer.example/rentals?size=4';

function addressOf(attributes: Readonly<Record<string, string>>): URL | undefined {
  const link = {
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
  };
  return internalAddress(link, here);
}

test.for(tables('internal'))('%s is a page of this site', ([href = '', path]) => {
  const address = addressOf({ href });
  expect(address && address.pathname + address.search + address.hash).toBe(path);
});

test.for(tables<string>('others'))('%s is left to the browser', (href) => {
  expect(addressOf({ href })).toBeUndefined();
});

test('a link to another frame or to a file to save is left to the browser', () => {
  expect(addressOf({ href: '/services', target: '_blank' })).toBeUndefined();
  expect(addressOf({ href: '/services', download: '' })).toBeUndefined();
  expect(addressOf({ href: '/services', target: '_self' })).toBeDefined();
});
