// A field is found by what it means: the words of the schemas say that, whatever the dealer calls things.
import { expect, test } from 'vitest';
import { compile } from '../../../codegen/compile.ts';
import { doAll } from '../../../codegen/model/steps.ts';
import { placeSteps } from './find-places.ts';

const { site } = await compile({ root: 'codegen/testdata/ok/kayaks', schemaDir: 'schema' });
const findPlaces = site ? doAll(placeSteps(site)) : expect.fail();

test.each([
  ['banner', 'content/navigation.yaml', ['notice']],
  ['notice', 'content/navigation.yaml', ['notice']],
  ['hours', 'content/site.yaml', ['departments', 'boathouse', 'hours']],
  ['returns', 'content/policies/returns.yaml', ['title']],
  ['search engines', 'content/pages/home.yaml', ['indexed']],
  ['serch engnes', 'content/pages/home.yaml', ['indexed']],
])('%s is found in %s', (words, file, path) => {
  expect(findPlaces(words)).toContainEqual(expect.objectContaining({ file, path }));
});

test('a field is told by the titles around it', () => {
  const [first] = findPlaces('opening hours').filter(({ path }) => path.length === 3);
  expect(first).toMatchObject({
    record: 'Heron Cove Kayaks',
    label: 'Departments › Boathouse › Hours',
  });
});

test('what nothing means is not found', () => {
  expect(findPlaces('zeppelin')).toEqual([]);
  expect(findPlaces(' ')).toEqual([]);
});
