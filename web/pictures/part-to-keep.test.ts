import { expect, test } from 'vitest';
import { partToKeep } from './part-to-keep.ts';

const scene = { width: 1600, height: 900 };
const upright = { width: 300, height: 400 };

const cases: [string, Parameters<typeof partToKeep>, ReturnType<typeof partToKeep>][] = [
  [
    'all of a picture of that shape',
    [scene, { width: 640, height: 360 }],
    { left: 0, top: 0, ...scene },
  ],
  ['the middle', [scene, upright], { left: 463, top: 0, width: 675, height: 900 }],
  [
    'the point of interest',
    [scene, upright, { x: 60, y: 10 }],
    { left: 623, top: 0, width: 675, height: 900 },
  ],
  [
    'no more than there is',
    [scene, upright, { x: 95, y: 50 }],
    { left: 925, top: 0, width: 675, height: 900 },
  ],
  [
    'the upper part',
    [{ width: 300, height: 900 }, upright, { x: 50, y: 0 }],
    { left: 0, top: 0, ...upright },
  ],
];

test.each(cases)('keeps %s', (_name, given, want) => {
  expect(partToKeep(...given)).toEqual(want);
});
