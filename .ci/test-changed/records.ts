import { basename, dirname, join } from 'node:path';
import { type Document, isSeq, visit, type YAMLSeq } from 'yaml';
import type { ContentFiles } from './content-files.ts';

/** Copies the first town under another name; further copies have a number. */
export function addTown(content: ContentFiles, number?: number): string {
  return addLike(content, ['towns/*/*.yaml', number], (town, name, word) => {
    town.set('slug', name);
    town.set('name', `${word} ${town.get('name')}`);
    for (const key of ['path', 'twin']) town.delete(key);
  });
}

/** Copies the first county, which is not in the census, with a town of its own. */
export function addCounty(content: ContentFiles, number?: number): string {
  const added = addLike(content, ['counties/*.yaml', number], (county, name, word) => {
    county.set('slug', name);
    county.set('name', `${word} ${county.get('name')}`);
    county.set('path', `/${name}`);
    county.set('townPath', `/${name}/{slug}`);
    for (const key of ['fips', 'townAliases']) county.delete(key);
  });
  const [first = ''] = content.list('towns/*/*.yaml');
  const town = content.open(first);
  const county = basename(added, '.yaml');
  town.set('county', county);
  for (const key of ['path', 'twin']) town.delete(key);
  content.save(join('towns', county, basename(first)), town);
  const template = content.open('templates/county.yaml');
  const records = template.get('records');
  if (isSeq(records)) records.add(county);
  content.save('templates/county.yaml', template);
  return added;
}

/** Copies the first policy under another name. */
export function addPolicy(content: ContentFiles, number?: number): string {
  return addLike(content, ['policies/*.yaml', number], (policy, name, word) => {
    for (const key of ['title', 'navigationText', 'description']) {
      policy.set(key, `${word} ${policy.get(key)}`);
    }
    policy.set('path', `${dirname(String(policy.get('path')))}/${name}`);
    policy.delete('aliases');
  });
}

/** Copies a page, the first unless another is named, under another address. */
export function addPage(content: ContentFiles, number?: number, like = 'about'): string {
  return addLike(content, [`pages/${like}.yaml`, number], (page, name, word) => {
    page.set('path', `/${name}`);
    for (const key of ['title', 'description', 'breadcrumb'])
      page.set(key, `${word} ${page.get(key)}`);
    for (const key of ['aliases', 'fallbacks']) page.delete(key);
    visit(page, {
      Pair(_, pair) {
        const isOwn = ['form', 'series'].includes(String(pair.key)) && String(pair.value) === like;
        if (isOwn) pair.value = page.createNode(name);
      },
    });
  });
}

/** Copies the first form and the page that it is on, and lists it where a policy lists the first. */
export function addForm(content: ContentFiles, number?: number): string {
  addLike(content, ['forms/*.yaml', number], (form, name, word) => {
    form.set('id', name);
    form.set('action', `/${name}`);
    form.set('subject', `${word} subject`);
    for (const file of content.list('policies/*.yaml')) {
      const policy = content.open(file);
      visit(policy, {
        Map(_, part, above) {
          const list = above.findLast(isSeq);
          if (part.get('fieldsOf') !== 'contact' || !list) return undefined;
          list.add(
            policy.createNode({ id: `${name}-form`, heading: `${word} form`, fieldsOf: name }),
          );
          content.save(file, policy);
          return visit.BREAK;
        },
      });
    }
  });
  return addPage(content, number, 'contact');
}

/** Copies the first brand, which sells nothing yet, and its page. */
export function addBrand(content: ContentFiles, number?: number): string {
  addLike(content, ['brands/*.yaml', number], (brand, name, word) => {
    brand.set('path', `/${name}`);
    for (const key of ['name', 'description']) brand.set(key, `${word} ${brand.get(key)}`);
  });
  return addPage(content, number, 'denago');
}

/** Copies the first vehicle under another name and lists it in its series. */
export function addVehicle(content: ContentFiles, number?: number): string {
  return addLike(content, ['vehicles/*/*.yaml', number], (vehicle, name, word) => {
    const [first, id] = [String(vehicle.get('id')), `${vehicle.get('brand')}-${name}`];
    vehicle.set('id', id);
    vehicle.set('slug', name);
    for (const key of ['model', 'description']) vehicle.set(key, `${word} ${vehicle.get(key)}`);
    vehicle.set('aliases', [name]);
    vehicle.delete('look');
    editSeries(content, first, (models) => models.add(id));
  });
}

/** Removes the first vehicle that the content stays valid without, from its series too. */
export function removeVehicle(content: ContentFiles, isGood: () => boolean): string {
  const files = content.list('{urls.yaml,{brands,vehicles}/**/*.yaml}');
  const kept = files.map((file) => [file, content.read(file)] as const);
  for (const file of content.list('vehicles/*/*.yaml')) {
    const id = String(content.open(file).get('id'));
    content.remove(file);
    editSeries(content, id, (models, index) => models.delete(index));
    retireAddresses(content, `vehicle/${id}`);
    if (isGood()) return file;
    for (const [each, text] of kept) content.save(each, text);
  }
  throw new Error('every vehicle is named by a page: none can be taken away');
}

/** Removes the last rental plan; texts that quoted it say so. */
export function removeRentalPlan(content: ContentFiles): string {
  const file = 'pricing/rentals.yaml';
  const rentals = content.open(file);
  const { groups }: { groups: Record<string, { plans: object }> } = rentals.toJS();
  const plans = Object.entries(groups).flatMap(([group, { plans }]) =>
    Object.keys(plans).map((plan) => `groups.${group}.plans.${plan}`),
  );
  const plan = plans.at(-1) ?? '';
  rentals.deleteIn(plan.split('.'));
  content.save(file, rentals);
  const quote = new RegExp(`\\$\\{pricing\\.rentals\\.${RegExp.escape(plan)}\\.[^}]*\\}`, 'g');
  for (const each of content.list('**/*.yaml')) {
    content.save(each, content.read(each).replace(quote, 'no longer offered'));
  }
  return plan;
}

function addLike(
  content: ContentFiles,
  [pattern, number]: readonly [pattern: string, number: number | undefined],
  rename: (record: Document, name: string, word: string) => void,
): string {
  const word = number === undefined ? 'New' : `New${number}`;
  const file = content.list(pattern).find((each) => !basename(each).startsWith('new')) ?? '';
  const name = `${word.toLowerCase()}-${basename(file, '.yaml')}`;
  const record = content.open(file);
  rename(record, name, word);
  const added = join(dirname(file), `${name}.yaml`);
  content.save(added, record);
  return added;
}

/** Edits the lists of models that name a vehicle. */
function editSeries(
  content: ContentFiles,
  vehicle: string,
  edit: (models: YAMLSeq, index: number) => void,
): void {
  for (const file of content.list('brands/*.yaml')) {
    const brand = content.open(file);
    visit(brand, {
      Pair(_, { key, value }) {
        if (String(key) !== 'models' || !isSeq(value)) return;
        const index = value.items.map(String).indexOf(vehicle);
        if (index >= 0) edit(value, index);
      },
    });
    content.save(file, brand);
  }
}

/** Marks all addresses of a record as gone. */
function retireAddresses(content: ContentFiles, record: string): void {
  const urls = content.open('urls.yaml');
  visit(urls, {
    Pair(_, pair) {
      if (String(pair.value) === record)
        pair.value = urls.createNode({ gone: 'Not sold any more.' });
    },
  });
  content.save('urls.yaml', urls);
}
