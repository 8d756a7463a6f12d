import type { Content, Data, Entry } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import type { RefusedFile } from '../../model/refused.ts';

/** Where a fact is written: a record, and the name under which copy refers to it. */
export interface FactHome {
  readonly name: string;
  readonly entry: Entry;
}

/** Everything copy may refer to, as one tree, and where its parts are written. */
export interface FactRoots {
  readonly tree: Data;
  readonly homes: readonly FactHome[];
}

/** Gathers the facts of all records, and counts the records. */
export function gatherFacts(content: Content, refused: readonly RefusedFile[]): FactRoots {
  const homes = [...homesOf(content), ...refused.flatMap(refusedHome)];
  const tree: Record<string, unknown> = { count: countRecords(content) };
  const branches = new Map([['', tree]]);
  for (const { name, entry } of homes) {
    const dot = name.lastIndexOf('.');
    branchAt(branches, name.slice(0, Math.max(dot, 0)))[name.slice(dot + 1)] = entry.data;
  }
  return { tree, homes };
}

/** The name under which copy refers to a record: `pricing.delivery`, `towns.north.harbor`. */
export function factName(noun: string, id: string): string | undefined {
  return nameOf[noun]?.(id);
}

const nameOf: Readonly<Record<string, (id: string) => string>> = {
  site: () => 'site',
  pricing: (id) => `pricing.${camelCase(id)}`,
  facts: (id) => `facts.${camelCase(id)}`,
  county: (id) => `counties.${id}`,
  town: (id) => `towns.${id.replace('/', '.')}`,
  brand: (id) => `brands.${id}`,
  vehicle: (id) => `vehicles.${id}`,
  calculator: (id) => `calculators.${id}`,
};

function homesOf(content: Content): FactHome[] {
  const entries = [
    ...(content.site ? [content.site] : []),
    ...content.pricing,
    ...content.facts,
    ...content.counties,
    ...content.towns,
    ...content.brands,
    ...content.vehicles,
    ...content.calculators,
  ];
  return entries.flatMap((entry) => {
    const name = factName(entry.source.noun, entry.id);
    return name === undefined ? [] : [{ name, entry }];
  });
}

/** Facts of a refused file still print, so that only the file's own faults are told. */
function refusedHome({ noun, id, source }: RefusedFile): FactHome[] {
  const name = factName(noun, id);
  if (!source || !isRecord(source.data) || name === undefined) return [];
  return [{ name, entry: { id, data: source.data, source } }];
}

function branchAt(branches: Map<string, Record<string, unknown>>, name: string) {
  const known = branches.get(name);
  if (known) return known;
  const branch: Record<string, unknown> = {};
  const dot = name.lastIndexOf('.');
  branchAt(branches, name.slice(0, Math.max(dot, 0)))[name.slice(dot + 1)] = branch;
  branches.set(name, branch);
  return branch;
}

function countRecords(content: Content): Data {
  const departments: unknown = content.site?.data.departments;
  return {
    towns: countBy(content.towns, content.counties, (town) => town.data.county),
    counties: { count: content.counties.length },
    vehicles: countBy(content.vehicles, content.brands, (vehicle) => vehicle.data.brand),
    brands: { count: content.brands.length },
    policies: { count: content.policies.length },
    departments: { count: isRecord(departments) ? Object.keys(departments).length : 0 },
  };
}

/** Owners are counted by what the records say, so that a refused owner is not missed. */
function countBy(
  records: readonly Entry[],
  owners: readonly Entry[],
  ownerOf: (record: Entry) => unknown,
): Data {
  const groups = Map.groupBy(records, (record) => String(ownerOf(record)));
  const ids = new Set([...owners.map(({ id }) => id), ...groups.keys()]);
  const counts = [...ids].map((id) => [id, { count: groups.get(id)?.length ?? 0 }]);
  return { all: { count: records.length }, ...Object.fromEntries(counts) };
}

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}
