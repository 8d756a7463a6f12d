import { expect, test } from 'vitest';
import { dataModule } from './data-module.ts';

const heading = '// Made from content/ and schema/ by codegen. Do not edit.\n\n';

test('a list has a row for each item', () => {
  const value = [{ id: 'a', seats: 2 }, { id: 'b' }];
  const text = dataModule(
    [{ name: 'vehicles', type: 'readonly Vehicle[]', value, description: 'All.' }],
    { './content.ts': ['Vehicle'] },
  );
  expect(text).toBe(`${heading}import type { Vehicle } from './content.ts';

/** All. */
export const vehicles: readonly Vehicle[] = [
  {"id":"a","seats":2},
  {"id":"b"},
];
`);
});

test('an empty list stays on its line', () => {
  const text = dataModule([
    { name: 'list', type: 'readonly A[]', value: [], description: 'None.' },
  ]);
  expect(text).toBe(`${heading}/** None. */\nexport const list: readonly A[] = [];\n`);
});

test('what is not known is left out', () => {
  const value = { name: 'x', url: undefined };
  const text = dataModule([{ name: 'site', type: 'Site', value, description: 'The dealer.' }]);
  expect(text).toBe(
    `${heading}/** The dealer. */\nexport const site: Site = {\n  "name": "x",\n};\n`,
  );
});
