import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRefusal } from '../../codegen/edit/change.ts';
import { commentsIn } from '../../codegen/edit/comments.ts';
import { editText } from '../../codegen/edit/edit-text.ts';
import { dataOf, editedText } from '../../codegen/records/record-data.ts';
import { randomChange } from '../../codegen/testing/random-change.ts';
import { createRandom } from '../../codegen/testing/random-edit.ts';
import { changedValues } from './changed-values.ts';
import { asBefore } from './take-back.ts';

const project = join(import.meta.dirname, '../..');
const files = globSync('{content,web/e2e/second-dealer/content}/**/*.yaml', { cwd: project });

// `TAKEN=2000 SEED=7 npx vitest run --project unit changes/content` makes other changes, and more of them.
const [count, seed] = [Number(process.env.TAKEN ?? 60), Number(process.env.SEED ?? 1)];

test('a file whose changes are all taken back, each by itself, is what it was but for lost comments', () => {
  const random = createRandom(seed);
  let refused = 0;
  for (let index = 0; index < count; index++) {
    const file = files.sort()[Math.floor(random() * files.length)] ?? '';
    const before = readFileSync(join(project, file), 'utf8');
    const changed = changedAtRandom(before, random);
    const { text, isRefused } = takenBack(changed, before);
    if (isRefused) refused += 1;
    if (isRefused) continue;
    expect([file, dataOf(text)]).toEqual([file, dataOf(before)]);
    // A comment that went with what was removed does not come back with it: it is a difference of its own.
    if (commentsIn(text).length === commentsIn(before).length) expect(text).toBe(before);
  }
  expect(refused).toBeLessThan(count * 0.05);
});

function changedAtRandom(before: string, random: () => number): string {
  let text = before;
  for (let each = 0; each < 3; each++) {
    const edited = editText(text, randomChange(dataOf(text), random));
    if (!isRefusal(edited)) text = edited.text;
  }
  return text;
}

/** A text once everything that differs is taken back, one after another. */
function takenBack(changed: string, before: string) {
  let text = changed;
  for (let left = 200; left > 0; left--) {
    const [first] = changedValues(dataOf(before), dataOf(text));
    const edited = first ? editedText(text, [first.back]) : { text };
    if (isRefusal(edited)) return { text, isRefused: true };
    text = asBefore(edited.text, before);
    if (!first) break;
  }
  return { text, isRefused: false };
}
