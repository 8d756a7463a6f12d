import { expect, test } from 'vitest';
import { distanceToSegment, simplifyLine } from './line.ts';

const at = (x: number, y: number) => ({ x, y });
const end = at(2, 0);
const start = at(0, 0);

test.each([
  ['a straight line keeps its ends', [start, at(1, 0), end], [start, end]],
  ['a small bend goes', [start, at(1, 0.05), end], [start, end]],
  ['a large bend stays', [start, at(1, 1), end], [start, at(1, 1), end]],
  ['a closed line keeps its form', [start, end, at(2, 2), start], [start, end, at(2, 2), start]],
  ['two points stay', [start, at(0, 0.01)], [start, at(0, 0.01)]],
])('%s', (_name, given, want) => expect(simplifyLine(given, 0.1)).toEqual(want));

test.each([
  ['a point beside its middle', at(1, 2), 2],
  ['a point beyond its end', at(5, 4), 5],
  ['a point on it', at(1, 0), 0],
])('the distance of %s to a segment', (_where, point, distance) => {
  expect(distanceToSegment(point, start, end)).toBe(distance);
});

test('a segment without length is a point', () => {
  expect(distanceToSegment(at(3, 4), start, start)).toBe(5);
});
