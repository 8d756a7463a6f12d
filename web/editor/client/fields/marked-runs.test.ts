// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
// What the editor writes and what the compiler reads are the same marks.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMarks } from '../../../../codegen/model/written-marks.ts';
import { type Run, runsOf, unmarked, writtenRuns } from './marked-runs.ts';

test.each([
  'Words alone.',
  '**Bold** and [a link](/contact).',
  '**See [our boats](/boats) today**, or [**call** us](phone:main).',
  '[**All bold**](/a) and **[all bold](/b)**',
  'One line<br>and **another<br>one** for ${site.name}, **${site.region}**.',
  '[${site.name}](town:north/harbor)',
])('what was written stays as it is: %s', (text) => {
  expect(writtenRuns(runsOf(readMarks(text)))).toBe(text);
});

test.each<readonly [string, readonly Partial<Run>[]]>([
  ['see **our** boats', [{ text: 'see' }, { text: ' our ', isBold: true }, { text: 'boats' }]],
  ['ask, **now**', [{ text: 'ask' }, { text: ', now', isBold: true }]],
  [
    '**a b**',
    [
      { text: 'a ', isBold: true },
      { text: 'b', isBold: true },
    ],
  ],
  ['one<br>two', [{ text: 'one' }, { text: '<br>' }, { text: 'two' }, { text: '<br>' }]],
  [
    '[**a** b](/c)',
    [
      { text: 'a', isBold: true, to: '/c' },
      { text: ' b', to: '/c' },
    ],
  ],
  [
    '**x** [**a** b](/c)',
    [
      { text: 'x ', isBold: true },
      { text: 'a', isBold: true, to: '/c' },
      { text: ' b', to: '/c' },
    ],
  ],
  ['[(a)](/c)', [{ text: '[a]', to: '/c' }]],
  ['', [{ text: ' ', isBold: true }, { text: '<br>' }]],
])('writes %s', (text, runs) => {
  expect(writtenRuns(runs.map((run) => ({ ...unmarked, text: '', ...run })))).toBe(text);
});

/** Each letter with its marks, so that it does not matter where runs begin; blanks have none of their own. */
const lettersOf = (runs: readonly Run[]) =>
  runs.flatMap(({ text, isBold, to }) =>
    text === '<br>'
      ? ['break']
      : text
          .replaceAll(' ', '')
          .split('')
          .map((letter) => `${letter} ${isBold} ${to}`),
  );

const words = ['we', ' sell ', 'boats', ' and', ' more', '${site.name}', 'Ärzte ', '5*3', '<br>'];

const anyRun = fc.record({
  text: fc.constantFrom(...words),
  isBold: fc.boolean(),
  to: fc.constantFrom(undefined, '/a', 'town:b/c'),
  isBoldOutside: fc.boolean(),
});

test('whatever is marked, the compiler reads the same marks at the same letters', () => {
  fc.assert(
    fc.property(fc.array(anyRun, { maxLength: 7 }), (runs) => {
      const whole = [{ ...unmarked, text: 'Here: ' }, ...runs, { ...unmarked, text: '.' }];
      const text = writtenRuns(whole);
      expect(lettersOf(runsOf(readMarks(text))), text).toEqual(lettersOf(whole));
    }),
  );
});
