// The built site is held to the whole set in web/e2e/headers.test.ts, faults of ours in server/tests/bad-clients.test.ts.
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { fileHeaders } from '../pages/file-headers.ts';
import { createSecurityHeaders, drawingHeaders } from './security-headers.ts';

test.each(tablesOf(import.meta.filename)('sets'))(
  '%s sends exactly these',
  (_what, origins, headers) => expect(createSecurityHeaders(origins)).toEqual(headers),
);

test('a drawing may show itself and nothing else', () => {
  expect(fileHeaders('/assets/pictures/bank.svg')).toMatchObject(drawingHeaders);
  expect(fileHeaders('/icon.svg')).toMatchObject(drawingHeaders);
  expect(fileHeaders('/assets/entry.js')).not.toHaveProperty('content-security-policy');
});
