// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are references as editors write them.
import { describe, expect, test } from 'vitest';
import type { FactReference } from './fact-reference.ts';
import { factReferencesIn, mayHoldReferences, scanReferences } from './fact-reference.ts';

const text = (value: string) => ({ kind: 'text', text: value });
const reference = (
  path: string,
  pathStart: number,
  format?: string,
  formatStart?: number,
): Omit<FactReference, 'start' | 'length'> => ({
  kind: 'reference',
  path,
  root: path.split(/[.@]/, 1).join(),
  pathStart,
  formatStart: formatStart ?? pathStart + path.length,
  ...(format ? { format } : {}),
});

const cases: readonly [given: string, want: readonly object[]][] = [
  ['plain', [text('plain')]],
  ['costs $5 {really}', [text('costs $5 {really}')]],
  ['${site.name}', [reference('site.name', 2)]],
  ['a ${b.c} d', [text('a '), reference('b.c', 4), text(' d')]],
  ['${a.b | money}', [reference('a.b', 2, 'money', 8)]],
  ['${ a.b|money }', [reference('a.b', 3, 'money', 7)]],
  ['${a.b@home | lower}', [reference('a.b@home', 2, 'lower', 13)]],
  ['${vehicles.x-2+2.price}', [reference('vehicles.x-2+2.price', 2)]],
  ['${a}${b}', [reference('a', 2), reference('b', 6)]],
  ['write $${a.b} so', [text('write '), text('${'), text('a.b} so')]],
  ['$$${a}', [text('$'), text('${'), text('a}')]],
];

describe('scanReferences', () => {
  test.each(cases)('%s', (given, want) => {
    expect(scanReferences(given)).toMatchObject(want);
  });

  const broken: readonly [given: string, start: number, length: number][] = [
    ['a ${b', 2, 2],
    ['${a, ${b}', 0, 2],
    ['${}', 0, 3],
    ['${a b}', 0, 6],
    ['${a..b}', 0, 7],
    ['${a.b | money | lower}', 0, 22],
    ['${a.b + 1}', 0, 10],
    ['${a@b@c}', 0, 8],
  ];
  test.each(broken)('%s is not a reference', (given, start, length) => {
    const piece = scanReferences(given).find(({ kind }) => kind === 'broken');
    expect(piece).toMatchObject({ kind: 'broken', start, length });
  });
});

test('a text without ${ is left alone', () => {
  expect(mayHoldReferences('$5 {x}')).toBe(false);
  expect(mayHoldReferences('$${x}')).toBe(true);
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
