import type { NounTypes } from '../../generated/content.ts';
import type { Content, Data, Entry } from '../model/content.ts';
import { recordsById } from '../model/inner-nouns.ts';
import { nouns, type TemplateNoun } from '../model/nouns.ts';
import type { PageRecord } from '../model/page.ts';
import { vehicleName } from '../model/record-name.ts';
import { createUnknownScope } from '../resolve/facts/facts.ts';

type Scope = Readonly<Record<string, unknown>>;

/** Creates the scope of a record's template: by default, its keys under the name of its noun. */
export function createRecordScopes(content: Content): (record: PageRecord) => Scope {
  const counties = new Map(countyScopes(content));
  const site = content.site?.data;
  const brands = new Map(content.brands.map(({ id, data }) => [id, { id, ...data }]));
  const scopes: { readonly [N in TemplateNoun]?: (entry: Entry<NounTypes[N]>) => Scope } = {
    county: ({ id }) => ({ county: counties.get(id) }),
    policy: ({ id, data }) => ({ policy: { id, heading: data.title, ...data } }),
    town: ({ id, data }) => {
      const county = counties.get(data.county);
      return { town: { id, area: county?.name, ...data }, ...known('county', county) };
    },
    vehicle: ({ id, data }) => {
      const brand = brands.get(data.brand ?? '');
      // Nobody reads it without a site, and it is not said to be empty as well.
      const price = data.price ?? { text: site?.priceOnCall ?? id };
      const vehicle = { ...data, price, id, name: vehicleName(brand, data, site ?? {}) };
      return { vehicle, ...(data.brand !== undefined && known('brand', brand)) };
    },
  };
  const plain = (noun: TemplateNoun, { id, data }: Entry) => {
    const { owner } = nouns[noun];
    return { [noun]: { id, ...data }, ...(owner && ownerScope(content, owner, data)) };
  };
  return ({ noun, entry }) => {
    const own: ((of: Entry<never>) => Scope) | undefined = scopes[noun];
    return own?.(entry as Entry<never>) ?? plain(noun, entry);
  };
}

function ownerScope(content: Content, owner: string, data: Data): Scope {
  const id = String(data[owner]);
  const record = new Map(recordsById(content, owner)).get(id);
  return known(owner, record && { id, ...record });
}

/** The scope of an owner. A missing one is already reported, so references into it are not. */
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

/** The source of a value that a template refers to: the record, and the keys that lead to the value. */
export interface Origin {
  readonly noun: string;
  readonly id: string;
  readonly steps: readonly string[];
}

/** Derived values of scopes, and the values they are made from. */
const made: Readonly<Record<string, (origins: Record<string, string>) => readonly Origin[]>> = {
  'county.townCount': ({ county = '' }) => [{ noun: 'count', id: '', steps: ['towns', county] }],
  'town.area': ({ county = '' }) => [{ noun: 'county', id: county, steps: ['name'] }],
  'vehicle.name': ({ brand = '', vehicle = '' }) => [
    { noun: 'brand', id: brand, steps: ['name'] },
    { noun: 'vehicle', id: vehicle, steps: ['model'] },
  ],
};

/** What a template says in place of the price of a vehicle that has none. */
const saidOnCall: readonly Origin[] = [{ noun: 'site', id: 'site', steps: ['priceOnCall'] }];

/** Where the values behind a template's reference to its record are written; empty for any other reference. */
export function scopeOrigins(
  { noun, entry }: PageRecord,
  [root = '', ...steps]: readonly string[],
): readonly Origin[] {
  const { owner } = nouns[noun];
  const ids = { ...(owner && { [owner]: String(entry.data[owner]) }), [noun]: entry.id };
  const id = Object.hasOwn(ids, root) ? ids[root] : undefined;
  if (id === undefined) return [];
  if (root === 'vehicle' && steps[0] === 'price' && !('price' in entry.data)) return saidOnCall;
  const isHeading = noun === 'policy' && steps[0] === 'heading' && !('heading' in entry.data);
  const own = { noun: root, id, steps: isHeading ? ['title'] : steps };
  return made[`${root}.${steps[0]}`]?.(ids) ?? [own];
}
