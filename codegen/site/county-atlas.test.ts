import { expect, test } from 'vitest';
import { countyAtlas, countyCodes } from './county-atlas.ts';

test('the codes read from the text of the atlas are those of its counties', () => {
  const { geometries } = countyAtlas().objects.counties;
  expect(countyCodes()).toEqual(geometries.map(({ id }) => id));
});
