import { expect, test } from 'vitest';
import { countyAtlas, readCountyCodes } from './county-atlas.ts';

test('the codes read from the text of the atlas are those of its counties', () => {
  const { geometries } = countyAtlas().objects.counties;
  const codes = readCountyCodes();
  expect(codes.all()).toEqual(geometries.map(({ id }) => id));
  expect(['10005', '10', '99999', ''].filter(codes.has)).toEqual(['10005']);
});
