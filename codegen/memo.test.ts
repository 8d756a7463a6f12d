import { expect, test } from 'vitest';
import { createMemo, type Memo } from './memo.ts';

/** A store that outlives the memos that use it, and a new memo on it for each run. */
function openStore() {
  const texts = new Map<string, string>();
  return {
    texts,
    run(work: (memo: Memo) => void): void {
      const memo = createMemo({
        read: (kind) => texts.get(kind),
        write: (kind, text) => void texts.set(kind, text),
      });
      work(memo);
      memo.save();
    },
  };
}

const never = () => {
  throw new Error('made again');
};

test('a result is made once for the same input, in this run and in later ones', () => {
  const { run } = openStore();
  run((memo) => {
    expect(memo.get('sum', [1, 2], () => ({ sum: 3 }))).toEqual({ sum: 3 });
    expect(memo.get('sum', [1, 2], never)).toEqual({ sum: 3 });
  });
  run((memo) => {
    expect(memo.get('sum', [1, 2], never)).toEqual({ sum: 3 });
    expect(memo.find('sum', [2, 1])).toBeUndefined();
    expect(memo.find('product', [1, 2])).toBeUndefined();
  });
});

test('a result that changes afterwards is found as it was made', () => {
  const { run } = openStore();
  run((memo) => {
    const made = memo.get('list', [], () => [1]);
    made.push(2);
    expect(memo.get('list', [], never)).toEqual([1]);
  });
});

test('results that nobody asks for any more go, the oldest first', () => {
  const { run, texts } = openStore();
  const text = 'x'.repeat(3_000_000);
  for (let round = 0; round < 10; round++) run((memo) => memo.keep('text', [round], text));
  expect(texts.get('text')?.length).toBeLessThan(10_000_000);
  run((memo) => {
    const left = Array.from({ length: 10 }, (_, round) => memo.find('text', [round]) === text);
    expect(left.indexOf(true)).toBeGreaterThan(5);
    expect(left.slice(left.indexOf(true))).not.toContain(false);
  });
});

test('more results than a store can hold are made each time', () => {
  const { run, texts } = openStore();
  const text = 'x'.repeat(30_000_000);
  run((memo) => {
    for (let each = 0; each < 4; each++) memo.keep('text', [each], text);
  });
  expect(texts.get('text')?.length).toBeLessThan(65_000_000);
});
