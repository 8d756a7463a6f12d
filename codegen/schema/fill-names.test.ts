import { expect, test } from 'vitest';
import { fillNames } from './fill-names.ts';
import { createSchemaSet } from './schema-set.ts';

const schemas = createSchemaSet(
  new Map([
    [
      'boat',
      {
        type: 'object',
        properties: {
          id: { type: 'string', 'x-file-name': 'id' },
          maker: { type: 'string', 'x-folder-name': 'maker', 'x-ref': 'maker' },
          type: { enum: ['canoe', 'other'], 'x-file-name': 'id', default: 'other' },
        },
      },
    ],
  ]),
);

const fill = (data: object, names: Record<string, string>) =>
  fillNames(schemas, 'boat', { data, names });

test('what is left out is what the path of the file says', () => {
  const { data, links } = fill({}, { id: 'canoe', maker: 'loon' });
  expect(data).toEqual({ id: 'canoe', maker: 'loon', type: 'canoe' });
  expect(links).toEqual([{ path: ['maker'], schema: { 'x-ref': 'maker' } }]);
});

test('of a choice a name is taken only if it is one of its values, and a name that the path lacks is left out', () => {
  expect(fill({}, { id: 'raft' }).data).toEqual({ id: 'raft' });
});

test('what is written stays', () => {
  const written = { id: 'a', maker: 'b', type: 'canoe' };
  expect(fill(written, { id: 'd', maker: 'e' })).toEqual({ data: written, links: [] });
});
