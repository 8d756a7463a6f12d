import { expect, test } from 'vitest';
import { statusOf } from './text-responses.ts';

test.each([
  ['a wrong request', Object.assign(new Error('Too large'), { status: 413 }), 413],
  ['a fault without a status', new Error('ours'), 500],
  ['a status that is no refusal', Object.assign(new Error('odd'), { status: 304 }), 500],
  ['something thrown that is no error', { status: 404 }, 500],
])('%s is answered by its status', (_, fault, status) => {
  expect(statusOf(fault)).toBe(status);
});
