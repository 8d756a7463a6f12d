import { expect, test } from 'vitest';
import { expandPages } from '../../site/expand.ts';
import { createSiteIndex } from '../../site/site-index.ts';
import { countSteps, startCounting } from '../../testing/count-steps.ts';
import { makeContent, makeSite } from '../../testing/make-site.ts';
import { smallDealer } from '../../testing/small-dealer.ts';
import { townRegister, townWay } from './town-profile.ts';
import { createViewContext } from './view-context.ts';

/** So many towns, always as dense, in one county, every third at the ocean. */
function manyTowns(count: number) {
  const [town] = Object.values(smallDealer.towns ?? {});
  const size = 0.1 * Math.sqrt(count);
  const towns = Array.from({ length: count }, (_, index) => {
    const lat = 40 + (((index * 7919) % count) / count) * size;
    const lng = -75 + (((index * 104_729) % count) / count) * size;
    const own = { slug: `t-${index}`, setting: index % 3 === 0 ? 'ocean' : 'inland' };
    return [`north/t-${index}`, { ...town, ...own, coordinates: { lat, lng } }] as const;
  });
  return Object.fromEntries(towns);
}

/** The steps of what is said of all towns together; those of their maps are counted with the labels. */
function stepsFor(count: number): number {
  const dealer = { ...smallDealer, towns: manyTowns(count) };
  const site = makeSite(dealer, expandPages(makeContent(dealer)).pages);
  startCounting();
  countSteps();
  const context = createViewContext(createSiteIndex(site));
  for (const { id } of context.records.towns) {
    for (const view of [townRegister, townWay]) view.one?.(id, context);
  }
  return countSteps();
}

test('twice the towns take less than three times the steps', () => {
  stepsFor(10);
  expect(stepsFor(800)).toBeLessThan(3 * stepsFor(400));
});
