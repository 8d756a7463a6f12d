// Whatever editors rename, move, delete and add, one after the other: what was published once is answered.
// LEDGER_STEPS and LEDGER_SEED set how many changes are made and which.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Data } from '../../model/content.ts';
import {
  answerAt,
  applySure,
  decide,
  faultsOf,
  liveAddresses,
  promises,
  siteOf,
  type Written,
} from '../../testing/published-site.ts';

const steps = Number(process.env.LEDGER_STEPS ?? 50);
const seed = Number(process.env.LEDGER_SEED ?? 1);

// Few names, so that one that was given up is soon taken by something else.
const names = ['bay', 'bays', 'cove', 'dune', 'harbor', 'inlet', 'marsh', 'point', 'sound', 'surf'];

interface Step {
  readonly change: keyof typeof changes;
  readonly which: number;
  readonly name: string;
  readonly isDeclared: boolean;
}

const town = (slug: string, more: Data = {}): Data => ({ slug, county: 'north', ...more });
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
    towns: { ...towns, [`north/${name}`]: town(name) },
  }),
  renameTown({ towns }: Written, { which, name, isDeclared }: Step) {
    const id = pick(towns, which);
    if (!id || towns[`north/${name}`]) return {};
    const renamed = town(name, isDeclared ? { formerly: id } : {});
    return { towns: { ...without(towns, id), [`north/${name}`]: renamed } };
  },
  deleteTown: ({ towns }: Written, { which }: Step) => ({
    towns: without(towns, pick(towns, which)),
  }),
  moveTowns: (_: Written, { which }: Step) => ({
    townPath: ['/north/{slug}', '/towns/{slug}', '/{slug}'][which % 3] ?? '',
  }),
} satisfies Record<string, (written: Written, step: Step) => Partial<Written>>;

const step: fc.Arbitrary<Step> = fc.record({
  change: fc.constantFrom(...(Object.keys(changes) as Step['change'][])),
  which: fc.nat(20),
  name: fc.constantFrom(...names),
  isDeclared: fc.boolean(),
});

const start: Written = {
  pages: { shop: { path: '/shop' }, home: { path: '/' } },
  towns: { 'north/elm': town('elm') },
  townPath: '/north/{slug}',
  ledger: '/: page/home\n',
};

/** Two pages at one address are reported as such, whatever the ledger says. */
function hasDoubles(written: Written): boolean {
  const paths = siteOf(written).pages.flatMap(({ addresses }) => addresses.map(({ path }) => path));
  return new Set(paths).size < paths.length;
}

/** No address passes to another record unless that says so. */
function expectNothingTaken(before: Written, after: Written) {
  const now = promises(after);
  const heirs = new Map(
    siteOf(after).pages.map(({ id, entry, record }) => {
      const { formerly } = (record?.entry ?? entry).data;
      return [id, `${record?.noun ?? 'page'}/${formerly}`];
    }),
  );
  for (const [path, id] of promises(before)) {
    const said = now.get(path);
    if (typeof id !== 'string' || typeof said !== 'string' || said === id) continue;
    expect([path, id]).toEqual([path, heirs.get(said)]);
  }
}

function settle(written: Written): Written {
  let current = written;
  for (let round = 0; round < 60; round++) {
    const sure = applySure(current);
    expectNothingTaken(current, sure);
    current = decide(sure);
    if (current === sure) return current;
  }
  throw new Error(
    `decisions come to no end:\n${JSON.stringify(faultsOf(siteOf(current)), null, 1)}`,
  );
}

test('no published address is lost, and none leads to another that leads on', () => {
  const walk = fc.array(step, { minLength: steps, maxLength: steps });
  fc.assert(
    fc.property(walk, (taken) => {
      let written = settle(start);
      const published = new Set(liveAddresses(siteOf(written)));
      for (const each of taken) {
        const changed = { ...written, ...changes[each.change](written, each) };
        if (hasDoubles(changed)) continue;
        written = settle(changed);
        const site = siteOf(written);
        for (const path of liveAddresses(site)) published.add(path);
        const lost = [...published].filter((path) => answerAt(site, path) === 'nothing');
        expect(lost).toEqual([]);
        const lines = [...promises(written).keys()];
        expect(lines).toEqual(lines.toSorted());
      }
    }),
    { numRuns: 1, seed, endOnFailure: true },
  );
}, 300_000);
