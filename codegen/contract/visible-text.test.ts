import { describe, expect, test } from 'vitest';
import { hasVisibleText, withoutInvisible } from './visible-text.ts';

const nothing = {
  'no character': '',
  spaces: '   ',
  'a no-break space': '\u00a0',
  'an ideographic space': '\u3000',
  'a line end': '\r\n',
  'a line separator': '\u2028',
  'a zero-width space': '\u200b',
  'a word joiner': '\u2060',
  'a soft hyphen': '\u00ad',
  'a byte order mark': '\ufeff',
  'a mark of direction': '\u200f\u202e\u2066',
  'a Hangul filler': '\u3164\u115f\uffa0',
  'a Braille blank': '\u2800',
  'a blank note': '\u{1d159}',
  'a blank of Egyptian writing': '\u{13441}',
  'a variation selector': '\ufe0f\u{e0100}',
  'tags outside a flag': '\u{e0041}\u{e007f}',
  'a joiner with nothing to join': '\u200d\u200c',
  'the place of a picture': '\ufffc',
  'a bell and a backspace': '\x07\x08',
  'a C1 control': '\x9b',
  'a code point for private use': '\ue000',
  'half a character': '\ud800',
};

test.for(Object.entries(nothing))('%s shows nothing', ([, text]) =>
  expect(hasVisibleText(text)).toBe(false),
);

test.for(['a', ' a', '.', '\u200bа', '❤️', '山', '\u0301', '٣', '1️⃣'])('%s shows something', (text) =>
  expect(hasVisibleText(text)).toBe(true),
);

describe('what nobody sees is left out', () => {
  test.for([
    ['\ufeffann@example.com\u200b', 'ann@example.com'],
    ['Ann\u00ad Lee', 'Ann Lee'],
    ['\x1b]0;x\x07Ann\x9b31m', ']0;xAnn31m'],
    ['a\u202eb\u2066c', 'abc'],
    ['A\u200dnn', 'Ann'],
    ['5\ufe0f55', '555'],
    ['ab\u{e0068}\u{e0069}', 'ab'],
    ['😀\u{e0068}\u{e0069}', '😀'],
  ])('in %j', ([given, left]) => expect(withoutInvisible(String(given))).toBe(left));
});

test.for([
  'two\nlines\r\nand\ta tab\u00a0and a space',
  '👩‍👩‍👧‍👦 ❤️‍🔥 🏳️‍🌈 👍🏽 🧑🏽‍❤️‍🧑🏽',
  '1️⃣ #⃣ 🇩🇪',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '葛\u{e0100}城',
  'می‌خواهم',
  'ක්‍ෂ',
  'ᠠ\u180b',
  'e\u0301',
])('%s stays as it is', (text) => expect(withoutInvisible(text)).toBe(text));
