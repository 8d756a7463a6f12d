import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { parseQuickly } from './parse-quickly.ts';

const project = join(import.meta.dirname, '../../..');
const files = globSync(['content/**/*.yaml', 'codegen/testdata/ok/**/*.yaml'], {
  cwd: project,
}).sort();
const texts = files.map((file) => readFileSync(join(project, file), 'utf8'));

/** What the full parser makes of a text; nothing if it finds a fault. */
function parseFully(text: string): unknown {
  const document = parseDocument(text, { schema: 'core', stringKeys: true, prettyErrors: false });
  if (document.errors.length + document.warnings.length > 0) return undefined;
  return { data: document.toJS() as unknown };
}

test('every content file is read the quick way, as the full parser reads it', () => {
  for (const [index, text] of texts.entries()) {
    expect(parseQuickly(text), files[index]).toEqual(parseFully(text));
  }
});

describe('texts it leaves to the full parser', () => {
  test.each([
    'a: *b\n',
    'a: &b c\n',
    'a: !tag b\n',
    'a: b: c\n',
    'a: "open\n',
    'a: [1, 2\n',
    'a: 1\na: 2\n',
    '\ta: 1\n',
    'a: 1\r\n',
    '---\na: 1\n',
    'a: 0x1F\n',
    'a: 1e3\n',
    'a: .5\n',
    'a: |+\n  b\n',
    'a: "\\u00e9"\n',
    'a: b\n   c: d\n',
    '? a\n: b\n',
    '',
    'just text\n',
  ])('%j', (text) => {
    expect(parseQuickly(text)).toBeUndefined();
  });
});

test('whatever it reads of damaged files, it reads as the full parser does', () => {
  const random = createRandom(20_261);
  let read = 0;
  for (let round = 0; round < 3000; round++) {
    const text = damage(pick(texts, random), random);
    const quick = parseQuickly(text);
    if (!quick) continue;
    read++;
    expect(quick, JSON.stringify(text)).toEqual(parseFully(text));
  }
  expect(read).toBeGreaterThan(500);
});

const pieces = [
  ' ',
  '  ',
  '\n',
  ':',
  ': ',
  ' #',
  '#',
  '- ',
  '-',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  ',',
  '|',
  '>',
  '>-',
].concat([
  '&a',
  '*a',
  '!t',
  '\t',
  '~',
  'null',
  '1e3',
  '0x1',
  '.5',
  '-0',
  '01',
  '? ',
  '%',
  '@',
  '`',
  '\\',
  '\n\n',
  '\n  ',
  '\n- ',
]);

/** A stretch of a file, moved to the margin, with up to three random changes. */
function damage(whole: string, random: () => number): string {
  const lines = whole.split('\n');
  const from = Math.floor(random() * lines.length);
  const some = lines.slice(from, from + 1 + Math.floor(random() * 12));
  const margin = /^ */.exec(some[0] ?? '')?.[0].length ?? 0;
  let text = `${some.map((line) => line.slice(Math.min(margin, line.search(/[^ ]|$/)))).join('\n')}\n`;
  for (let change = 0; change < 1 + random() * 2; change++) {
    const at = Math.floor(random() * text.length);
    const inserted = random() < 0.6 ? pick(pieces, random) : '';
    text =
      text.slice(0, at) + inserted + text.slice(at + (inserted ? 0 : 1 + Math.floor(random() * 3)));
  }
  return text;
}

function pick<T>(list: readonly T[], random: () => number): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Numbers that look random and are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
