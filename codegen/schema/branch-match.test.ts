import { expect, test } from 'vitest';
import { createMatch } from './branch-match.ts';
import { createSchemaSet } from './schema-set.ts';

const branch = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: 'map' }, places: { const: 'all' } },
};

test.each([
  [{ kind: 'map', places: 'all' }, true],
  [{ kind: 'map' }, true],
  [{ kind: 'map', places: 'some' }, false],
  [{ kind: 'list' }, false],
  [{}, false],
])('%j is meant to follow an alternative with an optional constant: %s', (value, isMeant) => {
  expect(createMatch(createSchemaSet(new Map()), branch)(value)).toBe(isMeant);
});
