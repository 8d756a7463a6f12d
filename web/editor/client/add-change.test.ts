import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataOf } from '../../../codegen/records/record-data.ts';
import { randomChange } from '../../../codegen/testing/random-change.ts';
import { createRandom } from '../../../codegen/testing/random-edit.ts';
import type { SeenChange } from '../workspace/file-draft.ts';
import { addChange, dataBefore, dataWith } from './add-change.ts';

test('what is forgotten leaves the data as it was, whatever was changed', () => {
  const random = createRandom(1);
  for (const file of globSync('web/e2e/second-dealer/content/**/*.yaml').sort()) {
    const data = dataOf(readFileSync(file, 'utf8'));
    let drafted: { changes: readonly SeenChange[]; data: unknown } = { changes: [], data };
    for (let each = 0; each < 6; each++)
      drafted = addChange(drafted, randomChange(drafted.data, random), 0);
    expect([file, dataBefore(drafted.data, drafted.changes)]).toEqual([file, data]);
    expect([file, dataWith(data, drafted.changes)]).toEqual([file, drafted.data]);
  }
});
