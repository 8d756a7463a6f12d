import { describe, expect, test } from 'vitest';
import { expandPages } from '../../site/expand.ts';
import { makeContent, makeSite, projectSchemas } from '../../testing/make-site.ts';
import { errorsIn } from '../../testing/run-rules.ts';
import { schemaNodes } from '../../testing/schema-nodes.ts';

const dealer = {
  brands: {
    acme: { name: 'ACME', series: [{ slug: 'r', name: 'R' }] },
    tide: { name: 'Tide', series: [] },
  },
  vehicles: {
    'acme-one': { brand: 'acme', series: 'acme/r', specifications: { seatingCapacity: 2 } },
  },
  counties: { north: { name: 'North' } },
};

/** What is said of a list on the page of a dealer with one brand that has a vehicle and one that has none. */
function messagesOf(kind: string, list: object): readonly string[] {
  const examples = projectSchemas.named(`sections/${kind}`)?.examples;
  const [example] = [examples].flat();
  const section = { ...Object(example), ...list };
  const records = { ...dealer, pages: { home: { path: '/', sections: [section] } } };
  const site = makeSite(records, expandPages(makeContent(records)).pages);
  const said = errorsIn(site).map(({ message }) => message);
  return said.filter((message) => /no brand|this lists/.test(message));
}

/** The kinds of section whose list of vehicles is a query, and the key of the query. */
const kinds = projectSchemas.names.flatMap((name) =>
  schemaNodes(name, projectSchemas.named(name) ?? {})
    .filter(
      ({ at, schema }) => /#.properties.\w+$/.test(at) && String(schema.pattern).includes('brand:'),
    )
    .map(({ at }) => [name.replace('sections/', ''), at.split('/').at(-1) ?? ''] as const),
);

describe.each(kinds)('%s, whose "%s" is a query', (kind, key) => {
  const said = (query: string) => messagesOf(kind, { [key]: query });

  test('selects vehicles of a brand that exists', () => {
    expect(said('brand:acme')).toEqual([]);
    expect(said('all')).toEqual([]);
    expect(said('brand:nosuch')).toEqual(['there is no brand "nosuch"']);
  });

  test('selects at least one vehicle', () => {
    expect(said('brand:tide')).toEqual([
      'this lists vehicles of the brand "tide", but there are none',
    ]);
  });
});
