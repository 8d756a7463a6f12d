// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are references as editors write them.
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { factReferencesIn, scanReferences } from './fact-reference.ts';

const tables = tablesOf(import.meta.filename);

describe('scanReferences', () => {
  test.each(tables('pieces'))('%s', (given, want) => {
    expect(scanReferences(given)).toMatchObject(want);
  });

  test.each(tables('broken'))('%s is not a reference', (given, start, length) => {
    const piece = scanReferences(given).find(({ kind }) => kind === 'broken');
    expect(piece).toMatchObject({ kind: 'broken', start, length });
  });
});

test('a reference that is not closed takes no other with it', () => {
  expect(factReferencesIn('# ${ begins one\na: ${b}').map(({ path }) => path)).toEqual(['b']);
});

test('the references of a text are found where they stand', () => {
  const given = 'from ${ a.b } to ${a.b@home | money}, not ${a b} or $${c}';
  const found = factReferencesIn(given);
  expect(found.map(({ start, length }) => given.slice(start, start + length))).toEqual([
    '${ a.b }',
    '${a.b@home | money}',
  ]);
});
