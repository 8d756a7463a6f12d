// Slips of the hand in a dealer's content: `make fix` restores the very bytes, or leaves them as they are.
// `SLIPS=1000 SEED=7 npx vitest run --project nightly codegen/testing/slips` makes others, and more of them.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyFixes } from '../command/fix/apply-fixes.ts';
import { compile } from '../compile.ts';
import { sureFixOf } from '../diagnostics/fixes.ts';
import { loadContent } from '../load/load.ts';
import { createMemo } from '../memo.ts';
import { projectAt } from './golden-folder.ts';
import { createRandom } from './random-edit.ts';

type Change = string | ((found: string) => string);

const key = /(?<=^ *(?:- )*[\w-]+)/;
const reference = /\$\{[^}]+\}/g;
const figure = /(?<=: )\d+(?= \}|,|$)/gm;
const bracket = /(?<!\$)[{}[\]](?![^{\n]*\|)/g;
const betweenKeys = /(?<=\{[^"\n]*), (?=\w+: )/g;
const dash = /(?<=^ *)-(?= \S)/gm;
const line = /^ *[\w-]+: [^>|\n]+\n/gm;

const afterKey = (rest: string) => new RegExp(key.source + rest, 'gm');
const twice = (found: string) => found + found;

/** What is written, and what a slip makes of it. */
const slips: readonly (readonly [name: string, written: RegExp, change: Change])[] = [
  ['a lost letter in a key', /(?<=^ *(?:- )*[A-Za-z])[\w-](?=[\w-]*:(?: |$))/gm, ''],
  ['a doubled letter in a key', /(?<=^ *(?:- )*)[A-Za-z](?=[\w-]+:(?: |$))/gm, twice],
  ['a capital in a key', /(?<=^ *(?:- )*)[a-z](?=[\w-]*:(?: |$))/gm, (x) => x.toUpperCase()],
  ['an invisible character in a key', /(?<=^ *(?:- )*\w)(?=[\w-]+:(?: |$))/gm, '\u200B'],
  ['a lost letter in an id', /(?<=: [a-z]{2})[a-z](?=[a-z-]*(?:$|,| \}))/gm, ''],
  ['an id with a capital', /(?<=: )[a-z](?=[a-z-]+$)/gm, (x) => x.toUpperCase()],
  ['an id with _ for -', /(?<=: [a-z]+)-(?=[a-z-]+$)/gm, '_'],
  ['a lost colon', afterKey(':(?= )'), ''],
  ['a doubled colon', afterKey(':(?= |$)'), '::'],
  ['a space before a colon', afterKey(':(?= |$)'), ' :'],
  ['an equals sign', afterKey(':(?= )'), ' ='],
  ['a semicolon for a colon', afterKey(':(?= )'), ';'],
  ['a full-width colon', afterKey(': '), '：'],
  ['a lost space after the colon', /(?<=^ *(?:- )*[\w-]+:) (?=\S)/gm, ''],
  ['a tab after the colon', /(?<=^ *[\w-]+:) (?=\S)/gm, '\t'],
  ['an invisible character after a colon', /(?<=^ *[\w-]+:) (?=\S)/gm, '\u00A0'],
  ['a tab before a line', /^ {2,4}/gm, '\t'],
  ['a key a space too far in', /^(?= *\w[\w-]*:)/gm, ' '],
  ['a key a space too far out', /^ (?= *\w[\w-]*:)/gm, ''],
  ['an item a space to the left', /^ (?= *- )/gm, ''],
  ['an item a space to the right', /^(?= +- )/gm, ' '],
  ['a lost dash', /(?<=^ *)- (?=\S)/gm, '  '],
  ['a doubled dash', /(?<=^ *)- (?=\S)/gm, '- - '],
  ['a lost space after the dash', /(?<=^ *-) (?=\S)/gm, ''],
  ['a long dash before an item', dash, '–'],
  ['a bullet before an item', dash, '•'],
  ['a star before an item', dash, '*'],
  ['a comma at the end of a line', /(?<=: (?:[\w/-]+|\{.*\}))$/gm, ','],
  ['a lost comma in braces', betweenKeys, ' '],
  ['a semicolon in braces', betweenKeys, '; '],
  ['a doubled comma', betweenKeys, ',, '],
  ['a lost bracket', bracket, ''],
  ['a doubled bracket', bracket, twice],
  ['a lost quote', /"/g, ''],
  ['a doubled quote', /"/g, '""'],
  ['typographic quotes', /"[^"\n]*"/g, (x) => `“${x.slice(1, -1)}”`],
  ['a quote of the other kind at one end', /(?<=: "[^"'\n]*)"$/gm, "'"],
  ['a reference without $', reference, (x) => x.slice(1)],
  ['a reference without {', reference, (x) => `$${x.slice(2)}`],
  ['a reference without }', reference, (x) => x.slice(0, -1)],
  ['a reference in [ ]', reference, (x) => `$[${x.slice(2, -1)}]`],
  ['a reference in ( )', reference, (x) => `$(${x.slice(2, -1)})`],
  ['a reference in {{ }}', reference, (x) => `{{${x.slice(2)}}`],
  ['a space in a reference', reference, (x) => x.replace('{', '{ ').replace('.', '. ')],
  ['an invisible character in a reference', reference, (x) => x.replace('.', '.\u00AD')],
  ['an invisible character in a number', figure, (x) => `${x}\u00A0`],
  ['a true minus', /(?<=: )-(?=\d)/g, '−'],
  ['a number in dollars', figure, (x) => `$${x}`],
  ['a number with a comma', /(?<=: \d)(?=\d{3}(?: \}|,|$))/gm, ','],
  ['a number with a comma and a dash', figure, (x) => `${x},-`],
  ['a number with a unit', figure, (x) => `${x} miles`],
  ['a number in quotes', figure, (x) => `"${x}"`],
  ['a letter O for a zero', /(?<=: \d+)0(?=\d*(?: \}|,|$))/gm, 'O'],
  ['about a number', figure, (x) => `about ${x}`],
  ['another word for yes', /(?<=: )true\b/g, 'yes'],
  ['the mark of a text the wrong way round', />-$/gm, '->'],
  ['blanks at the end of a line', /(?<=\S)$/gm, '   '],
  ['a deleted line', line, ''],
  ['a doubled line', line, twice],
  ['a line joined with the next', /(?<=^ *[\w-]+: [^>|\n]+)\n *(?=[\w-]+: )/gm, ' '],
  ['marks of a merge', line, (x) => `<<<<<<< HEAD\n${x}=======\n${x}>>>>>>> main\n`],
];

const { SLIPS = 240, SEED = 2 } = process.env;
const random = createRandom(Number(SEED));
const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

const memo = createMemo();
const root = join(import.meta.dirname, '../testdata/ok/kayaks');
const loaded = loadContent(root);

function check(texts: ReadonlyMap<string, string>) {
  const files = loaded.files.map((each) => ({ ...each, text: texts.get(each.file) ?? each.text }));
  const own = new Map(files.map(({ file, text }) => [file, text]));
  return compile(
    { ...projectAt(root), loaded: { ...loaded, files, textOf: (file) => own.get(file) } },
    memo,
  );
}

/** The texts that `make fix` changes, once nothing is left that is sure. */
async function fix(file: string, text: string): Promise<ReadonlyMap<string, string>> {
  const whole = loaded.files.find((each) => each.file === file)?.text;
  let texts: ReadonlyMap<string, string> = new Map([[file, text]]);
  for (let round = 0; round < 6; round += 1) {
    const { diagnostics, textOf } = await check(texts);
    const { texts: fixed } = applyFixes(
      diagnostics.flatMap((each) => sureFixOf(each) ?? []),
      textOf,
    );
    if (fixed.size === 0) break;
    texts = new Map([...texts, ...fixed]);
    // The text from before was good.
    if (texts.size === 1 && texts.get(file) === whole) break;
  }
  return texts;
}

/** A slip somewhere in the content, outside of comments. */
function make([, written, change]: (typeof slips)[number]) {
  const places = loaded.files.flatMap(({ file, text }) =>
    [...text.matchAll(written)].flatMap(({ 0: found, index }) => {
      const before = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
      return before.trimStart().startsWith('#') ? [] : [{ file, text, found, index }];
    }),
  );
  const place = pick(places);
  if (!place) return undefined;
  const { file, text, found, index } = place;
  const slip = typeof change === 'string' ? change : change(found);
  return { file, text, after: text.slice(0, index) + slip + text.slice(index + found.length) };
}

test('whatever slip is made, what is changed unasked is what was there', {
  timeout: 3_000_000,
}, async () => {
  const wrong: string[] = [];
  for (let index = 0; index < Number(SLIPS); index += 1) {
    const kind = slips[index % slips.length];
    const made = kind && make(kind);
    if (!made || made.after === made.text) continue;
    const texts = await fix(made.file, made.after);
    const fixed = texts.get(made.file) ?? '';
    const isLeft = texts.size === 1 && fixed === made.after;
    const isRestored = texts.size === 1 && fixed === made.text;
    if (!isLeft && !isRestored)
      wrong.push(
        `${kind[0]} in ${made.file}:\n${differing(made.text, made.after)}\n${differing(made.text, fixed)}`,
      );
  }
  expect(wrong).toEqual([]);
});

/** The lines of a text that another one does not have. */
function differing(one: string, other: string): string {
  const known = new Set(one.split('\n'));
  return other
    .split('\n')
    .filter((each) => !known.has(each))
    .join('\n');
}
