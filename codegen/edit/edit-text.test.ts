import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { makeRandomChanges } from '../testing/check-change.ts';
import { editText } from './edit-text.ts';

const tables = tablesOf(import.meta.filename);

test('a change to a file leaves every other value, comment and byte as it was', () => {
  expect(makeRandomChanges(200, 1)).toBeLessThan(0.01);
});

test.each(tables('groups'))(
  'a group that comes with its first key goes to its place in %s',
  (before, after) => {
    const [path, value] = [['page', 'seo', 'title'], 'x'];
    const around = [
      ['deep', 'seo', 'wide'],
      ['name', 'page', 'zip'],
    ];
    expect(editText(before, { does: 'set', path, value, around })).toMatchObject({ text: after });
  },
);

test.each(tables('styles'))(
  'a text is written as the one before was: %s',
  (_, before, value, after) => {
    expect(editText(before, { does: 'set', path: ['a', 'b'], value })).toMatchObject({
      text: after,
    });
  },
);

const text = 'unusual: the last one';

test.each(tables('comments'))(
  'a comment is one line above the key or dash: %s',
  (_, before, path, after) => {
    const edited = editText(before, { does: 'comment', path, text });
    expect(edited).toMatchObject({ text: after.replace('# C', `# ${text}`) });
  },
);

test.each(tables('refused'))('no comment is written: %s', (_, change) => {
  expect(editText('a: 1\nb: ["x\n  y", z]\n', { does: 'comment', ...change })).toHaveProperty(
    'refused',
  );
});
