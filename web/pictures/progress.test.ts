import { expect, test } from 'vitest';
import { startProgress } from './progress.ts';

const pieces = [{ work: 30 }, { work: 10 }, { work: 10 }];

/** What is written while pieces are done, each at a time in seconds. */
function written(isTTY: boolean, times: readonly number[]): string {
  let [text, seconds] = ['', 0];
  const out = {
    isTTY,
    write(more: string) {
      text += more;
    },
  };
  const progress = startProgress('Encoding', pieces, out, () => seconds * 1000);
  for (const [index, time] of times.entries()) {
    seconds = time;
    progress.done(pieces[index]?.work ?? 0);
  }
  return text;
}

test('without a terminal there are plain lines, not more than one in five seconds', () => {
  expect(written(false, [6, 8, 10])).toBe(
    'Encoding: 0 of 3\nEncoding: 1 of 3, 4 s left\nEncoding: 3 of 3\n',
  );
});

test('a terminal shows every piece on one line', () => {
  const lines = written(true, [6, 8, 10]).split('\r\u001b[2K');
  expect(lines).toEqual([
    '',
    'Encoding: 0 of 3',
    'Encoding: 1 of 3, 4 s left',
    'Encoding: 2 of 3, 2 s left',
    'Encoding: 3 of 3\n',
  ]);
});

test('longer times are given in minutes', () => {
  expect(written(false, [600])).toContain('1 of 3, 7 min left');
});

test('where there is nothing to do nothing is said', () => {
  const said: string[] = [];
  startProgress('Encoding', [], { write: (text: string) => said.push(text) });
  expect(said).toEqual([]);
});
