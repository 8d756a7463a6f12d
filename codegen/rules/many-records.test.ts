import { expect, test } from 'vitest';
import type { Phase } from '../link/rule.ts';
import { linkSite, runPhase } from '../link/run-rules.ts';
import { expandPages } from '../site/expand.ts';
import { countSteps, startCounting } from '../testing/count-steps.ts';
import { makeContent, makeSite } from '../testing/make-site.ts';
import { smallDealer } from '../testing/small-dealer.ts';

/** So many towns, each with a figure typed into its note. */
function manyTowns(count: number) {
  const [town] = Object.values(smallDealer.towns ?? {});
  const towns = Array.from({ length: count }, (_, index) => {
    const note = `Some ${2000 + index} people live here.`;
    const own = { slug: `t-${index}`, name: `Town ${index}`, population: 2000 + index, note };
    return [`north/t-${index}`, { ...town, ...own }] as const;
  });
  return Object.fromEntries(towns);
}

const phases: readonly Phase[] = ['error', 'address', 'advice', 'doubt', 'unused'];

/** The steps of each phase. */
function stepsFor(count: number): readonly number[] {
  const dealer = { ...smallDealer, towns: manyTowns(count) };
  const site = linkSite(makeSite(dealer, expandPages(makeContent(dealer)).pages));
  startCounting();
  countSteps();
  return phases.map((phase) => {
    runPhase(phase, site);
    return countSteps();
  });
}

test('for twice the records no phase takes three times the steps', () => {
  stepsFor(10);
  const [few, many] = [stepsFor(300), stepsFor(600)];
  const growth = phases.map((phase, index) => [phase, (many[index] ?? 0) / (few[index] ?? 1)]);
  expect(growth.filter(([, times]) => Number(times) >= 3)).toEqual([]);
});
