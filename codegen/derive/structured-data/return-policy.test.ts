import { expect, test } from 'vitest';
import { createSiteIndex } from '../../site/site-index.ts';
import { makeSite } from '../../testing/make-site.ts';
import { createViewContext } from '../context/view-context.ts';
import { otherOffer, vehicleReturns } from './return-policy.ts';

const contextOf = (returns?: object) =>
  createViewContext(createSiteIndex(makeSite({ site: { name: 'Tide', country: 'US', returns } })));

test('search engines are told the days of a new and of a used vehicle, as far as the dealer gives any', () => {
  const context = contextOf({ new: '7' });
  expect(vehicleReturns('new', context)).toMatchObject({
    applicableCountry: 'US',
    merchantReturnDays: 7,
  });
  expect(vehicleReturns('used', context)).toBeUndefined();
  expect(vehicleReturns('new', contextOf())).toBeUndefined();
});

test('other goods have days of their own', () => {
  expect(otherOffer(contextOf({ other: { name: 'Parts', days: 30 } }))).toMatchObject({
    category: 'Parts',
    hasMerchantReturnPolicy: { merchantReturnDays: 30 },
  });
  expect(otherOffer(contextOf({ new: 7 }))).toBeUndefined();
});
