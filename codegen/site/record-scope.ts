import type { Content, Data, Entry } from '../model/content.ts';
import { vehicleName } from '../model/data.ts';
import type { TemplateNoun } from '../model/nouns.ts';
import type { PageRecord } from '../model/page.ts';
import { createUnknownScope } from '../resolve/facts/facts.ts';

type Scope = Readonly<Record<string, unknown>>;

/** Prepares what the template of a record may refer to by the name of its noun: its keys, unless more is said here. */
export function createRecordScopes(content: Content): (record: PageRecord) => Scope {
  const counties = new Map(countyScopes(content));
  const brands = new Map(content.brands.map(({ id, data }) => [id, { id, ...data }]));
  const scopes: Partial<Record<TemplateNoun, (entry: Entry) => Scope>> = {
    county: ({ id }) => ({ county: counties.get(id) }),
    policy: ({ id, data }) => ({ policy: { id, heading: data.title, ...data } }),
    town: ({ id, data }) => {
      const county = counties.get(String(data.county));
      return { town: { id, area: county?.name, ...data }, ...known('county', county) };
    },
    vehicle: ({ id, data }) => {
      const brand = brands.get(String(data.brand));
      return { vehicle: { ...data, id, name: vehicleName(brand, data) }, ...known('brand', brand) };
    },
  };
  const plain = (noun: TemplateNoun, { id, data }: Entry) => ({ [noun]: { id, ...data } });
  return ({ noun, entry }) => scopes[noun]?.(entry) ?? plain(noun, entry);
}

/** A record that is not there has been reported: nothing is said of what a template takes from it. */
function known(noun: string, record: Data | undefined): Scope {
  return record ? { [noun]: record } : createUnknownScope([noun]);
}

function countyScopes({ counties, towns }: Content): [string, Data][] {
  const townsOf = Map.groupBy(towns, (town) => town.data.county);
  return counties.map(({ id, data }) => {
    const count = townsOf.get(id)?.length ?? 0;
    return [id, { id, ...data, townCount: { count } }];
  });
}
