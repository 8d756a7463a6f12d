import type { BadContent } from './bad-content.ts';
import { changed, tides } from './bad-content.ts';

const sheet = 'facts/tides.yaml';

/** A sheet of facts, and its errors by line, column and code. */
function row(name: string, text: string | Uint8Array, diagnostics: string): BadContent {
  return {
    name,
    files: tides(text),
    diagnostics: diagnostics.split(', ').map((diagnostic) => `${sheet}:${diagnostic}`),
  };
}

const levels = 'bcdefghi'
  .split('')
  .map((name, index) => `${name}: &${name} [*${'abcdefgh'[index]}, *${'abcdefgh'[index]}]`);

const bomb = ['a: &a ["x", "x"]', ...levels, ''].join('\n');
const bombDiagnostics = levels.flatMap((_level, index) => [
  `${index + 2}:4 anchor`,
  `${index + 2}:8 alias`,
  `${index + 2}:12 alias`,
]);

const deepBlock = Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');

/** Valid YAML that content forbids, and text that is not YAML at all. */
export const yamlRows: readonly BadContent[] = [
  row('an alias bomb', bomb, ['1:4 anchor', ...bombDiagnostics].join(', ')),
  row('an alias of nothing', 'a: *x\n', '1:4 alias'),
  row('an alias of the list around it', 'a: &a [*a]\n', '1:4 anchor, 1:8 alias'),
  row('a key with and without quotes', 'a: { days: 1 }\n"a": { days: 2 }\n', '2:1 duplicate-key'),
  row(
    'a key as two numbers that are one',
    '1: { count: 1 }\n01: { count: 2 }\n',
    '1:1 wrong-name, 2:1 duplicate-key, 2:1 wrong-name',
  ),
  row('__proto__ as a fact', '__proto__: { count: 1 }\n', '1:1 unknown-key'),
  row('constructor as a fact', 'constructor: { count: 1 }\n', '1:1 unknown-key'),
  {
    name: '__proto__ and constructor in a record',
    files: changed(
      'vehicles/loonbay/drifter.yaml',
      'id: l',
      '__proto__: { a: 1 }\nconstructor: 1\nid: l',
    ),
    diagnostics: [
      'vehicles/loonbay/drifter.yaml:1:1 unknown-key',
      'vehicles/loonbay/drifter.yaml:2:1 unknown-key',
    ],
  },
  row('a function', 'a: !!js/function "x"\n', '1:4 tag'),
  row('bytes', 'a: !!binary aGk=\n', '1:4 tag'),
  row('a tag YAML knows', 'a: !!map { count: 1 }\n', '1:4 tag'),
  row('an empty tag', 'a: ! { count: 1 }\n', '1:4 tag'),
  row('tags written in full', 'a: !<tag:x.example,2002:y> x\nb: !!set { x }\n', '1:4 tag, 2:4 tag'),
  row('a name for tags', '%TAG ! x:\n---\na: { count: 1 }\n', '1:1 directive'),
  row('a merged group', 'a: &b { count: 1 }\nc:\n  <<: *b\n', '1:4 anchor, 3:7 alias'),
  row('a merge key', 'a:\n  <<: { count: 1 }\n', '2:3 wrong-name'),
  row('more after the end', 'a: { count: 1 }\n...\nb: { count: 1 }\n', '3:1 syntax'),
  row('an escape for terminals', 'a: { text: x\u001B[31m }\n', '1:13 control-character'),
  row('a DEL', 'b: { days: 1 }\na: { text: "x\u007F" }\n', '2:14 control-character'),
  row('a C1 control character', 'a: { text: x\u0085y }\n', '1:13 control-character'),
  row('a NUL written as an escape', 'a: { text: "x\\u0000y" }\n', '1:14 invisible-character'),
  row('half a character', 'a: { text: "\\ud800" }\n', '1:13 blank-text'),
  row(
    'Latin-1',
    Buffer.from('a: { days: 1 }\nb: { text: caf\u00E9 }\n', 'latin1'),
    '2:15 not-utf-8',
  ),
  row('UTF-16', Buffer.from('\uFEFFa: { count: 1 }\n', 'utf16le'), '1:1 not-utf-8'),
  row('a comment alone', '# nothing\n', '1:1 empty-file'),
  row('a text', 'x\n', '1:1 wrong-type'),
  row('a list', '- a\n', '1:1 wrong-type'),
  // In YAML only spaces and tabs are white space. A no-break space is accepted too, but only at the end of a line.
  row('a no-break space before a comment', 'a:\n  count: 1450\u00A0 # m\n', '2:10 wrong-type'),
  row('the same with CRLF', 'a:\r\n  count: 1450\u00A0 # m\r\n', '2:10 wrong-type'),
  row('an em space behind a number', 'a:\n  count: 1450\u2003\n', '2:14 syntax'),
  row('a wrong indent', 'a:\n   count: 1\n  label: x\n', '2:4 syntax'),
  {
    name: 'a quote that stays open, and another file with a fault',
    files: {
      ...tides('a: { text: "x }\n'),
      ...changed('towns/knox/rockport.yaml', 'population: 3644', 'population: many'),
    },
    diagnostics: ['facts/tides.yaml:1:12 syntax', 'towns/knox/rockport.yaml:5:13 wrong-type'],
  },
];

/** Content that exceeds the limits of depth or size. */
export const deepRows: readonly BadContent[] = [
  row('20,000 brackets', `${'['.repeat(20_000)}\n`, '1:21 too-deep'),
  row('500 brackets that close', `a: ${'['.repeat(500)}${']'.repeat(500)}\n`, '1:24 too-deep'),
  row('dashes on one line', `a:\n  ${'- '.repeat(30_000)}x\n`, '2:43 too-deep'),
  row('question marks on one line', `${'? '.repeat(30_000)}x\n`, '1:41 too-deep'),
  row('600 keys in one another', `${deepBlock} 1\n`, '21:21 too-deep'),
  row('5 MB', `a: { text: "${'x'.repeat(5_000_000)}" }\n`, '1:1 too-large'),
  row('257 KB', `#${' '.repeat(257 * 1024)}\na: { count: 1 }\n`, '1:1 too-large'),
];
