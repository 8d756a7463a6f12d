import { expect, test } from 'vitest';
import { findStrangeMessages } from './testing/slip-at-fields.ts';

test.each(['web/e2e/second-dealer', 'codegen/testdata/ok/kayaks'])(
  'no message that a form of %s can meet speaks of the file',
  async (root) => {
    expect(await findStrangeMessages(root, 2)).toEqual([]);
  },
);
