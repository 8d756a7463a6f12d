// Each form of a price in each status: what every place says of one and the same thing on the lot.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { listFacts } from '../../command/facts/list-facts.ts';
import { compile } from '../../compile.ts';
import type { Data } from '../../model/content.ts';
import { groupAt, groupsAt } from '../../model/data.ts';

interface Form {
  readonly form: string;
  readonly price?: object;
  /** As it is printed, in full. */
  readonly says: string;
  /** The figure that sorts, filters and begins an estimate; none on request. */
  readonly least?: number;
  /** The price in a preview, where there is one. */
  readonly preview?: number;
  readonly offer?: object;
  /** What the API says of other days. */
  readonly otherDays?: readonly object[];
}

interface Status {
  readonly status: string;
  readonly badge?: string;
  readonly machines: string;
  readonly offered: boolean;
}

const tableOf = tablesOf(import.meta.filename);
const forms = tableOf<Form>('forms');
const statuses = tableOf<Status>('statuses');
const pairs = forms.flatMap((form) => statuses.map((status) => ({ ...form, ...status })));
const idOf = ({ form, status }: (typeof pairs)[number]) => `${form}-${status}`.replaceAll(' ', '-');

const codegen = join(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'forms-'));
afterAll(() => rmSync(root, { recursive: true }));
cpSync(join(codegen, 'testdata/ok/lot'), root, { recursive: true });
for (const pair of pairs) {
  const { price, status } = pair;
  const unit = { name: `Car ${idOf(pair)}`, description: 'A car.', status, price };
  const days = { checked: '2026-11-24', ...(status === 'sold' && { sold: '2026-11-24' }) };
  writeFileSync(
    join(root, `content/stock/${idOf(pair)}.yaml`),
    JSON.stringify({ ...unit, ...days }),
  );
}
const template = join(root, 'content/templates/vehicle.yaml');
const ways = tableOf<string>('ways to pay').join('');
writeFileSync(template, readFileSync(template, 'utf8').replace('vehicle-detail\n', `$&${ways}`));
const { site: linked = expect.fail(), derive } = await compile({
  root,
  schemaDir: join(codegen, '../schema'),
  today: '2026-11-26',
});
const site = await derive();
const facts = listFacts(linked, '2026-11-26').facts;

function propsOf(path: string, kind: string): Data {
  const sections = site.page(path)?.document.sections ?? [];
  return Object(sections.find((each) => each.kind === kind)?.props);
}

const idsIn = (list: Data, key = 'vehicles') => groupsAt(list, key).map(({ id }) => id);
const catalog = groupAt(propsOf('/inventory', 'vehicle-inventory'), 'vehicles');

describe.each(pairs)('$form, $status', (pair) => {
  const { says, least, preview, offer, otherDays, status, badge, machines, offered } = pair;
  const id = idOf(pair);
  const path = `/inventory/${id}`;
  const body = site.vehicles.find((each) => each.id === id);

  test('is the same price on its page, on cards, in the list and in the API', () => {
    expect([body?.price, body?.status, body?.statusText]).toEqual([least, status, badge]);
    expect(body?.priceTerms?.onOtherDays).toEqual(otherDays);
    const detail = groupAt(propsOf(path, 'vehicle-detail'), 'vehicle');
    expect(detail.vehicle).toEqual(body);
    expect('askForPrice' in detail).toBe(least === undefined);
    const [card] = groupsAt(propsOf(path, 'similar-vehicles'), 'similarTo');
    expect(groupAt(card ?? {}, 'price').text).toBe(says);
    const note = groupAt(groupAt(catalog, 'priceReadings'), id);
    const plain =
      least === undefined ? catalog.priceOnCall : linked && `$${least.toLocaleString('en-US')}`;
    expect(note.text ?? plain).toBe(says);
    expect(groupsAt(catalog, 'vehicles')).toContainEqual(body);
  });

  test('is for tools what it is for lists', () => {
    const [comparison, finder] = ['vehicle-comparison', 'vehicle-finder'].map((kind) =>
      groupAt(propsOf('/which-car', kind), 'vehicles'),
    );
    const isIn = [comparison, finder].map((each) => idsIn(each ?? {}).includes(id));
    expect(isIn).toEqual([offered, offered]);
    const estimates = groupsAt(propsOf('/financing', 'payment-estimator'), 'vehicles');
    const estimated = estimates.find((each) => each.id === id);
    expect(estimated?.price).toBe(offered ? least : undefined);
  });

  test('may be paid for by the month until it is sold', () => {
    const { estimate, monthly } = propsOf(path, 'vehicle-detail');
    expect([estimate !== undefined, monthly !== undefined]).toEqual([offered, offered]);
  });

  test('is told to machines, and counted among the facts', () => {
    const { product, jsonLd } = Object(site.page(path)?.head);
    const [node] = groupsAt(jsonLd, '@graph');
    if (offer) {
      const availability = `https://schema.org/${machines}`;
      expect(node?.offers).toMatchObject({ ...offer, availability });
    } else expect(node).toMatchObject({ '@type': ['Product', 'Car'] });
    expect(Boolean(node?.offers)).toBe(offer !== undefined);
    expect([product.price, product.availability]).toEqual([
      preview,
      machines === 'InStock' ? 'in stock' : 'out of stock',
    ]);
    const fact = facts.find(({ path: name }) => name === `stock.${id}.price`);
    expect(fact?.value).toBe(pair.price === undefined ? undefined : says);
    if (fact) expect(fact.shown).toContain(path);
  });
});
