import { expect, test } from 'vitest';
import { expandPages } from '../../site/expand.ts';
import { createSiteIndex } from '../../site/site-index.ts';
import { countSteps, startCounting } from '../../testing/count-steps.ts';
import { makeContent, makeSite } from '../../testing/make-site.ts';
import { smallDealer } from '../../testing/small-dealer.ts';
import { createViewContext } from '../context/view-context.ts';
import { townRegister, townWay } from './town-profile.ts';

/** So many towns in one county of so many degrees, every third at the ocean. */
function manyTowns(count: number, size: number) {
  const [town] = Object.values(smallDealer.towns ?? {});
  const towns = Array.from({ length: count }, (_, index) => {
    const lat = 40 + (((index * 7919) % count) / count) * size;
    const lng = -75 + (((index * 104_729) % count) / count) * size;
    const own = { slug: `t-${index}`, setting: index % 3 === 0 ? 'ocean' : 'inland' };
    return [`north/t-${index}`, { ...town, ...own, coordinates: { lat, lng } }] as const;
  });
  return Object.fromEntries(towns);
}

/** The steps of what is said of all towns together; those of their maps are counted with the labels. */
function stepsFor(count: number, size: number): number {
  const dealer = { ...smallDealer, towns: manyTowns(count, size) };
  const site = makeSite(dealer, expandPages(makeContent(dealer)).pages);
  startCounting();
  countSteps();
  const context = createViewContext(createSiteIndex(site));
  for (const { id } of context.records.towns) {
    for (const view of [townRegister, townWay]) view.one?.(id, context);
  }
  return countSteps();
}

test.each([
  ['as far apart', (count: number) => 0.1 * Math.sqrt(count)],
  ['in a county that is no larger', () => 0.5],
])('twice the towns, %s, take less than three times the steps', (_name, sizeOf) => {
  const steps = (count: number) => stepsFor(count, sizeOf(count));
  steps(10);
  expect(steps(800)).toBeLessThan(3 * steps(400));
});
