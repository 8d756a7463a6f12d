// Whatever editors rename, move, delete and add, one after the other: what was published once is answered.
// REGISTRY_STEPS and REGISTRY_SEED set how many changes are made and which.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Data } from '../../model/content.ts';
import {
  type Answers,
  openPublishedSite,
  promisesIn,
  type Written,
} from '../../testing/published-site.ts';

const steps = Number(process.env.REGISTRY_STEPS ?? 50);
const seed = Number(process.env.REGISTRY_SEED ?? 1);

// Few names, so that one that was given up is soon taken by something else.
const names = ['bay', 'bays', 'cove', 'dune', 'harbor', 'inlet', 'marsh', 'point', 'sound', 'surf'];

interface Step {
  readonly change: keyof typeof changes;
  readonly which: number;
  readonly name: string;
  readonly isDeclared: boolean;
}

const town = (slug: string, more: Data = {}): Data => ({ slug, ...more });
const pick = (records: Readonly<Record<string, Data>>, which: number) =>
  Object.keys(records)[which % Math.max(1, Object.keys(records).length)] ?? '';
const without = (records: Readonly<Record<string, Data>>, id: string) =>
  Object.fromEntries(Object.entries(records).filter(([key]) => key !== id));

/** What editors do; `formerly` is what they may say of it. */
const changes = {
  addPage: ({ pages }: Written, { name }: Step) => ({
    pages: { ...pages, [name]: pages[name] ?? { path: `/${name}` } },
  }),
  movePage({ pages }: Written, { which, name }: Step) {
    const id = pick(pages, which);
    return { pages: { ...pages, ...(id && { [id]: { ...pages[id], path: `/${name}` } }) } };
  },
  renamePage({ pages }: Written, { which, name, isDeclared }: Step) {
    const id = pick(pages, which);
    if (!id || pages[name]) return {};
    const renamed = { path: pages[id]?.path, ...(isDeclared && { formerly: id }) };
    return { pages: { ...without(pages, id), [name]: renamed } };
  },
  deletePage: ({ pages }: Written, { which }: Step) => ({
    pages: without(pages, pick(pages, which)),
  }),
  addTown: ({ towns }: Written, { name }: Step) => ({
    towns: { ...towns, [`hancock/${name}`]: town(name) },
  }),
  renameTown({ towns }: Written, { which, name, isDeclared }: Step) {
    const id = pick(towns, which);
    if (!id || towns[`hancock/${name}`]) return {};
    const renamed = town(name, isDeclared ? { formerly: id } : {});
    return { towns: { ...without(towns, id), [`hancock/${name}`]: renamed } };
  },
  deleteTown: ({ towns }: Written, { which }: Step) => ({
    towns: without(towns, pick(towns, which)),
  }),
  moveTowns: (_: Written, { which }: Step) => ({
    townPath: ['/hancock-county/{slug}', '/towns/{slug}', '/{slug}'][which % 3] ?? '',
  }),
} satisfies Record<string, (written: Written, step: Step) => Partial<Written>>;

const step: fc.Arbitrary<Step> = fc.record({
  change: fc.constantFrom(...(Object.keys(changes) as Step['change'][])),
  which: fc.nat(20),
  name: fc.constantFrom(...names),
  isDeclared: fc.boolean(),
});

const start: Written = {
  pages: { shop: { path: '/shop' } },
  towns: { 'hancock/elm': town('elm') },
  townPath: '/hancock-county/{slug}',
};

type PublishedSite = ReturnType<typeof openPublishedSite>;

/** No address passes to another record unless that says so. */
function expectNothingTaken({ pages, towns }: Written, before: string, after: string) {
  const idsOf = (noun: string, records: Readonly<Record<string, Data>>) =>
    Object.entries(records).map(
      ([id, { formerly }]) => [`${noun}/${id}`, `${noun}/${formerly}`] as const,
    );
  const owners = new Map<string, string>([...idsOf('page', pages), ...idsOf('town', towns)]);
  const now = promisesIn(after);
  for (const [path, id] of promisesIn(before)) {
    const said = now.get(path);
    if (typeof id !== 'string' || typeof said !== 'string' || said === id) continue;
    expect([path, id]).toEqual([path, owners.get(said)]);
  }
}

/** Lets the editor decide until there is nothing left to decide. */
async function applyAdvice(site: PublishedSite, written: Written) {
  for (let round = 0; round < 60; round++) {
    const before = site.readRegistry();
    const [finding] = await site.applySure();
    expectNothingTaken(written, before, site.readRegistry());
    if (!finding) return;
    site.decide(finding);
  }
  throw new Error(`decisions come to no end:\n${JSON.stringify(await site.errors(), null, 1)}`);
}

/** The addresses that nothing answers, or that lead to one that leads on. */
function lostOf(published: ReadonlySet<string>, { routes, formerAddresses }: Answers) {
  const pages = new Set(routes.map(({ path }) => path));
  const former = formerAddresses.filter(({ to }) => pages.has(to)).map(({ path }) => path);
  return [...published].filter((path) => !pages.has(path) && !former.includes(path));
}

const scratch = mkdtempSync(join(tmpdir(), 'registry-'));
afterAll(() => rmSync(scratch, { recursive: true }));

async function follow(taken: readonly Step[]) {
  const site = openPublishedSite(scratch);
  const published = new Set<string>();
  let written = start;
  site.save(written);
  await applyAdvice(site, written);
  for (const each of taken) {
    const changed = { ...written, ...changes[each.change](written, each) };
    site.save(changed);
    // Two pages at one address are reported as such, whatever the registry says.
    const isDouble = (await site.errors()).some(({ code }) => code === 'duplicate-address');
    if (isDouble) site.save(written);
    else written = changed;
    await applyAdvice(site, written);
    const answers = await site.publish();
    for (const { path } of answers.routes) published.add(path);
    expect(lostOf(published, answers)).toEqual([]);
    const lines = [...promisesIn(site.readRegistry()).keys()];
    expect(lines).toEqual(lines.toSorted());
  }
}

test('no published address is lost, and none leads to another that leads on', async () => {
  const walk = fc.array(step, { minLength: steps, maxLength: steps });
  await fc.assert(fc.asyncProperty(walk, follow), { numRuns: 1, seed, endOnFailure: true });
}, 3_600_000);
