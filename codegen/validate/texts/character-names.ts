/** The names that Unicode gives to the invisible characters which people paste most. */
const names: ReadonlyMap<number, string> = new Map([
  [0x00a0, 'NO-BREAK SPACE'],
  [0x00ad, 'SOFT HYPHEN'],
  [0x034f, 'COMBINING GRAPHEME JOINER'],
  [0x061c, 'ARABIC LETTER MARK'],
  [0x115f, 'HANGUL CHOSEONG FILLER'],
  [0x1160, 'HANGUL JUNGSEONG FILLER'],
  [0x200b, 'ZERO WIDTH SPACE'],
  [0x200c, 'ZERO WIDTH NON-JOINER'],
  [0x200d, 'ZERO WIDTH JOINER'],
  [0x200e, 'LEFT-TO-RIGHT MARK'],
  [0x200f, 'RIGHT-TO-LEFT MARK'],
  [0x2028, 'LINE SEPARATOR'],
  [0x2029, 'PARAGRAPH SEPARATOR'],
  [0x202a, 'LEFT-TO-RIGHT EMBEDDING'],
  [0x202b, 'RIGHT-TO-LEFT EMBEDDING'],
  [0x202c, 'POP DIRECTIONAL FORMATTING'],
  [0x202d, 'LEFT-TO-RIGHT OVERRIDE'],
  [0x202e, 'RIGHT-TO-LEFT OVERRIDE'],
  [0x2060, 'WORD JOINER'],
  [0x2061, 'FUNCTION APPLICATION'],
  [0x2062, 'INVISIBLE TIMES'],
  [0x2063, 'INVISIBLE SEPARATOR'],
  [0x2064, 'INVISIBLE PLUS'],
  [0x2066, 'LEFT-TO-RIGHT ISOLATE'],
  [0x2067, 'RIGHT-TO-LEFT ISOLATE'],
  [0x2068, 'FIRST STRONG ISOLATE'],
  [0x2069, 'POP DIRECTIONAL ISOLATE'],
  [0x2800, 'BRAILLE PATTERN BLANK'],
  [0x3000, 'IDEOGRAPHIC SPACE'],
  [0x3164, 'HANGUL FILLER'],
  [0xfeff, 'ZERO WIDTH NO-BREAK SPACE'],
  [0xffa0, 'HALFWIDTH HANGUL FILLER'],
  [0xfffc, 'OBJECT REPLACEMENT CHARACTER'],
  [0xfffd, 'REPLACEMENT CHARACTER'],
]);

/** Characters without a name of their own, by what they are. */
const kinds: readonly (readonly [kind: RegExp, name: string])[] = [
  [/\p{Private_Use}/u, 'a PRIVATE USE character'],
  [/\p{Variation_Selector}/u, 'a VARIATION SELECTOR'],
  [/[\u{e0000}-\u{e007f}]/u, 'a TAG character'],
  [/\p{Noncharacter_Code_Point}/u, 'not a character'],
  [/\p{Control}/u, 'a CONTROL character'],
];

/** A character that cannot be shown, by its number and name: `U+200B ZERO WIDTH SPACE`. */
export function nameOfCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const own = names.get(code);
  if (own) return `${number} ${own}`;
  const kind = kinds.find(([pattern]) => pattern.test(character))?.[1];
  return kind ? `${number}, ${kind}` : number;
}

/** Several of them, each once. */
export function nameCharacters(characters: string): string {
  const all = [...new Set(characters)].map(nameOfCharacter);
  const few = all.slice(0, mostNames);
  return few.join(' and ') + (all.length > few.length ? ' and others' : '');
}

const mostNames = 2;
