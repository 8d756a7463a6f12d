import { expect, test } from 'vitest';
import { readTests, readTestsOf } from './read-tests.ts';

const text = `
  // test('in a comment', () => {});
  const words = "test('in a text', () => {})";
  const rows = [['S1 one', 400], ['S2', { a: 1 }, 'b']] as const;
  test('plain', () => {});
  describe('a group', () => {
    test.skipIf(isMissing)(\`with \${name}\`, { timeout: 1 }, () => {});
    test.each(rows.map((row) => [row[0], row] as const))('%s', () => {});
  });
  test.for(['x', 'y'])('of %s', () => {});
  test.skip('left out', () => {});
  test.todo('to be written');
  test.each([['z']]).skip('left out too', () => {});
  describe.skip('a group left out', () => void test('with it', () => {}));
  attest('no test', () => {});
`;

test('tests are known by their titles, and rows by what begins them', () => {
  expect(readTestsOf(text)).toEqual([
    { title: 'plain', rows: [] },
    { title: `with \${name}`, rows: [] },
    { title: '%s', rows: ['S1 one 400', 'S2 { a: 1 } b'] },
    { title: 'of %s', rows: ['x', 'y'] },
  ]);
});

test('a file that is not there has no tests', () => {
  expect(readTests('/nowhere/none.test.ts')).toEqual([]);
});
