import { allowedMethods, operations } from '../api/operations.ts';

/** Every call of the API at an address that the fake site knows, for the rows of tests. */
export const apiCalls = operations.map(({ method, path }) => ({
  method: method.toUpperCase(),
  path: `/api${path.replace('{id}', 'blue')}`,
  allow: allowedMethods(path).split(', '),
}));

/** The calls that read. */
export const readCalls = apiCalls.filter(({ method }) => method === 'GET');
