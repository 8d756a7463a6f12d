import { allowedMethods, listOperations } from '../api/operations.ts';
import { fakeForms } from './fake-site.ts';

const operations = listOperations(fakeForms);

/** Every operation of the API at an address that the fake site knows, for the rows of tests. */
export const apiCalls = operations.map(({ method, path }) => ({
  method: method.toUpperCase(),
  path: `/api${path.replace('{id}', 'blue')}`,
  allow: allowedMethods(operations, path).split(', '),
}));

/** The operations that read. */
export const readCalls = apiCalls.filter(({ method }) => method === 'GET');
