import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { checkRequirements } from './road-check.ts';

const tables = tablesOf(import.meta.filename);

const speed = { fact: 'topSpeed', min: 20, max: 25 };
/** What is required, what is stated in its place, and the finding with the value that is shown. */
const golden: readonly (readonly [
  object,
  string | number | readonly string[] | undefined,
  string,
])[] = tables('findings');

test.for(golden)('%j with %j stated is %s', ([demand, stated, wanted]) => {
  const fact = String(Reflect.get(demand, 'fact') ?? 'topSpeed');
  const isList = Array.isArray(stated);
  const vehicle = {
    price: 1,
    description: '',
    category: '',
    features: isList ? stated : [],
    specifications: isList || stated === undefined ? {} : { [fact]: stated as string | number },
  };
  const [finding] = checkRequirements(vehicle, [{ label: 'One', ...demand }]);
  const value = finding && 'value' in finding ? ` ${finding.value}` : '';
  expect(`${finding?.status}${value}`).toBe(wanted);
});

test('every requirement has its finding, in order', () => {
  const vehicle = { price: 1, description: '', category: '', features: [], specifications: {} };
  const requirements = [{ label: 'One' }, { label: 'Two', ...speed }, { label: 'Three' }];
  const found = checkRequirements(vehicle, requirements);
  expect(found.map(({ requirement }) => requirement.label)).toEqual(['One', 'Two', 'Three']);
});
