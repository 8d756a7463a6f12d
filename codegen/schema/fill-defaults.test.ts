import { expect, test } from 'vitest';
import { fillDefaults } from './fill-defaults.ts';
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
          parts: { type: 'array', default: [] },
          text: { type: 'string', default: 'Ask us' },
          places: {
            type: 'object',
            additionalProperties: {
              type: 'object',
              properties: { isOpen: { type: 'boolean', default: true } },
            },
          },
        },
      },
    ],
  ]),
);

const fill = (data: object, names: Record<string, string>) =>
  fillDefaults(schemas, 'boat', { data, names });

test('what is left out is what the path of the file says, or the default', () => {
  const { data, links } = fill({ places: { shop: {} } }, { id: 'canoe', maker: 'loon' });
  expect(data).toEqual({
    id: 'canoe',
    maker: 'loon',
    type: 'canoe',
    parts: [],
    places: { shop: { isOpen: true } },
  });
  expect(links).toEqual([{ path: ['maker'], schema: { 'x-ref': 'maker' } }]);
});

test('of a choice a name is taken only if it is one of its values, and a name that the path lacks is left out', () => {
  expect(fill({}, { id: 'raft' }).data).toEqual({ id: 'raft', type: 'other', parts: [] });
});

test('what is written stays', () => {
  const written = { id: 'a', maker: 'b', type: 'canoe', parts: ['c'] };
  expect(fill(written, { id: 'd', maker: 'e' })).toEqual({ data: written, links: [] });
});
