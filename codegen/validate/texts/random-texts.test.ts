// Whatever is done to a text by other programs, what is repaired unasked reads as the text did before.
// `TEXTS=500 SEED=7 npx vitest run codegen/validate/texts/random-texts` damages other texts and more of them.
import { expect, test } from 'vitest';
import { createRandom } from '../../testing/random-edit.ts';
import { findingsIn } from './check-texts.ts';
import { editedText } from './finding.ts';

const { TEXTS = '30', SEED = '1' } = process.env;
const random = createRandom(Number(SEED));
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

const words = [
  ...['carts', 'café', 'don’t', 'Größe', '“now”', 'R&D', '2+2', '24/7', '#1', 'naïve', '5–6', '½'],
  ...[
    'Price*',
    '$8,495',
    'A_B',
    '©',
    'Été',
    '10\u00a0miles',
    '👨‍👩‍👧',
    '<3',
    'PÅ',
    'CAFÉ’S',
    'it?',
  ],
];

const older = new TextDecoder('windows-1252');
const entityOf: Readonly<Record<string, string>> = { '&': '&amp;', '’': '&rsquo;', '©': '&copy;' };

/** What programs and people do to a word that is not meant. */
const damages: readonly ((word: string) => string)[] = [
  (word) => `**${word}**`,
  (word) => `<b>${word}</b>`,
  (word) => `\u200b${word}`,
  (word) => [...word].toSpliced(1, 0, '\u2060').join(''),
  (word) => word.replaceAll(/[&’©]/g, (sign) => entityOf[sign] ?? sign),
  (word) => older.decode(new TextEncoder().encode(word)),
];

const repaired = (text: string) =>
  editedText(
    text,
    findingsIn(text).flatMap(({ edits = [], isSure }) => (isSure ? edits : [])),
  );

const texts = Array.from({ length: Number(TEXTS) }, () =>
  Array.from({ length: 2 + Math.floor(random() * 6) }, () => pick(words)),
);

test.each(texts.map((own) => own.join(' ')))('%s is left as it is', (text) => {
  expect(repaired(text)).toBe(text);
});

test.each(texts.map((own) => [own]))('a word of %j is damaged, and repaired or left', (own) => {
  const at = Math.floor(random() * own.length);
  const word = own[at] ?? '';
  const damaged = own.with(at, pick(damages)(word)).join(' ');
  const after = repaired(damaged);
  if (after !== damaged) expect(after).toBe(own.join(' '));
});
