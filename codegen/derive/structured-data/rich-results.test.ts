// What the pages of this dealer and of those of the tests state, beside what search engines ask before they show more than a link.
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { compile } from '../../compile.ts';
import { isRecord } from '../../model/data.ts';

interface Result {
  readonly guide: string;
  readonly type: string;
  readonly of?: string;
  readonly with?: string;
  readonly required?: readonly string[];
  readonly recommended?: readonly string[];
  readonly unsaid?: Readonly<Record<string, string>>;
}

interface Node {
  readonly at: string;
  readonly types: readonly string[];
  /** The types of the nodes that it is in. */
  readonly within: readonly string[];
  readonly states: readonly string[];
}

const tableOf = tablesOf(import.meta.filename);
const results = tableOf<Result>('results');

const project = join(import.meta.dirname, '../../..');
const second = mkdtempSync(join(tmpdir(), 'second-'));
afterAll(() => rmSync(second, { recursive: true }));
cpSync(join(project, 'web/e2e/second-dealer/content'), join(second, 'content'), {
  recursive: true,
});
const examples = globSync('examples/*/', { cwd: project }).map((path) => join(project, path));
const testDealers = [second, join(project, 'codegen/testdata/ok/lot'), ...examples];

/** Every node that some data holds, with what it states. */
function nodesIn(value: unknown, at: string, within: readonly string[] = []): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap((each) => nodesIn(each, at, within));
  if (!isRecord(value)) return [];
  const types = [value['@type'] ?? []].flat().map(String);
  const states = Object.keys(value);
  const inner = states.flatMap((key) => nodesIn(value[key], at, [...within, ...types]));
  return types.length === 0 ? inner : [{ at, types, within, states }, ...inner];
}

/** The nodes of all pages of a dealer; his own kind of business is a LocalBusiness. */
async function nodesOf(root: string): Promise<readonly Node[]> {
  const site = await (await compile({ root, schemaDir: join(project, 'schema') })).derive();
  const nodes = [...site.pages()].flatMap(({ document, head }) =>
    // What has no value is left out of the page.
    nodesIn(JSON.parse(JSON.stringify(head.jsonLd ?? {})), root + document.path),
  );
  const business = nodes.find(({ states }) => states.includes('openingHoursSpecification'))
    ?.types[0];
  const general = (types: readonly string[]) =>
    types.map((type) => (type === business ? 'LocalBusiness' : type));
  return nodes.map((node) => ({ ...node, types: general(node.types) }));
}

const all = new Map<string, readonly Node[]>();
for (const root of [project, ...testDealers]) all.set(root, await nodesOf(root));

const meant = ({ type, of, with: states }: Result, nodes: readonly Node[]) =>
  nodes.filter(
    (node) =>
      node.types.includes(type) &&
      (of === undefined || node.within.includes(of)) &&
      (states === undefined || node.states.includes(states)),
  );

const ofTests = testDealers.flatMap((root) => all.get(root) ?? []);

test.each(results)('$guide: each $type states what is required', (result) => {
  const nodes = [...all.values()].flatMap((each) => meant(result, each));
  const lacking = nodes.flatMap(({ at, states }) =>
    (result.required ?? []).flatMap((key) => (states.includes(key) ? [] : `${at}: ${key}`)),
  );
  expect([...new Set(lacking)]).toEqual([]);
});

test.each(results)(
  '$guide: what is recommended of $type is stated, or unsaid for a reason',
  (result) => {
    const { required = [], recommended = [], unsaid = {} } = result;
    const stated = new Set(meant(result, ofTests).flatMap(({ states }) => states));
    // What is required has to be seen, too.
    expect([...required, ...recommended].filter((key) => !stated.has(key))).toEqual([]);
    expect(Object.keys(unsaid).filter((key) => stated.has(key))).toEqual([]);
  },
);

test('no page asks for the results of what nobody here does', () => {
  const never = tableOf<string>('never');
  const asked = [...all.values()]
    .flat()
    .filter(({ types }) => types.some((t) => never.includes(t)));
  expect(asked).toEqual([]);
});
