import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { fileKinds } from '../model/nouns.ts';
import { parseFile } from './parse.ts';

const tables = tablesOf(import.meta.filename);

const [kind] = fileKinds;

function sourceOf(text: string) {
  if (!kind) throw new Error('no kinds');
  const { source } = parseFile({ file: 'content/site.yaml', kind, id: 'site', text });
  if (!source) throw new Error('not parsed');
  return source;
}

const marked = (text: string, path: Path, part: 'key' | 'value' = 'value') => {
  const source = sourceOf(text);
  const { line, column, endColumn, start, end } = source.locate(path, part);
  expect(text.split('\n')[line - 1]?.slice(column - 1, endColumn - 1)).toBe(text.slice(start, end));
  return text.slice(start, end);
};

describe('locate', () => {
  const text =
    'name: Heron\nlist:\n  - one\n  - { a: 1, b: "two" }\nempty:\nblock: |\n  first\n  second\n';

  const cases: readonly [path: Path, part: 'key' | 'value', want: string][] = tables('located');
  test.each(cases)('%j %s is %s', (path, part, want) => {
    expect(marked(text, path, part)).toBe(want);
  });
});

describe('locateInString', () => {
  const cases: readonly [name: string, text: string, word: string][] = tables('strings');
  test.each(cases)('%s', (_name, text, word) => {
    const source = sourceOf(text);
    const data = source.data as { a: string | string[] };
    const [path, value] = Array.isArray(data.a) ? [['a', 1], data.a[1]] : [['a'], data.a];
    const { start, end } = source.locateInString(path, String(value).indexOf(word), word.length);
    expect(text.slice(start, end)).toBe(word);
  });
});

test('a no-break space at the end of a line is a space, which nobody sees', () => {
  const text =
    'type: Town\u00A0\nlist: [one, two]\u00A0 \r\ncount: 7\u00A0\r\ntext: two\u00A0words\n';
  expect(sourceOf(text).data).toEqual({
    type: 'Town',
    list: ['one', 'two'],
    count: 7,
    text: 'two\u00A0words',
  });
});
