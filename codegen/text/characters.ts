/** The invisible characters that people paste most, by the names that people know them by, or else by those of Unicode. */
const names: Readonly<Record<string, string>> = {
  '\u00A0': 'no-break space',
  '\u00AD': 'soft hyphen',
  '\u034F': 'combining grapheme joiner',
  '\u061C': 'Arabic letter mark',
  '\u115F': 'Hangul choseong filler',
  '\u1160': 'Hangul jungseong filler',
  '\u2003': 'em space',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202A': 'left-to-right embedding',
  '\u202B': 'right-to-left embedding',
  '\u202C': 'pop directional formatting',
  '\u202D': 'left-to-right override',
  '\u202E': 'right-to-left override',
  '\u202F': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\u2061': 'function application',
  '\u2062': 'invisible times',
  '\u2063': 'invisible separator',
  '\u2064': 'invisible plus',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'pop directional isolate',
  '\u2800': 'Braille pattern blank',
  '\u3000': 'ideographic space',
  '\u3164': 'Hangul filler',
  '\uFEFF': 'byte order mark',
  '\uFFA0': 'halfwidth Hangul filler',
  '\uFFFC': 'object replacement character',
  '\uFFFD': 'replacement character',
};

/** Characters without a name of their own, by what they are. */
const kinds: readonly (readonly [kind: RegExp, name: string])[] = [
  [/\p{Private_Use}/u, 'private-use character'],
  [/\p{Variation_Selector}/u, 'variation selector'],
  [/[\u{e0000}-\u{e007f}]/u, 'tag character'],
  [/\p{Noncharacter_Code_Point}/u, 'noncharacter'],
  [/\p{Control}/u, 'control character'],
];

/** Characters that only look like a space, for the class of a pattern. */
export const otherSpaces = '\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000';

/** Characters that nobody sees, for the class of a pattern. */
export const hidden = '\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2064\\uFEFF';

/** Either of both. */
export const unseen = new RegExp(`[${otherSpaces}${hidden}]`, 'g');

/** The name of a character that cannot be shown: `zero-width space (U+200B)`. */
export function nameOfCharacter(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const name = names[character] ?? kinds.find(([pattern]) => pattern.test(character))?.[1];
  return name ? `${name} (${code})` : code;
}

const mostNames = 2;

/** Several of them, each once. */
export function nameCharacters(characters: string): string {
  const all = [...new Set(characters)].map(nameOfCharacter);
  const few = all.slice(0, mostNames);
  return few.join(' and ') + (all.length > few.length ? ' and others' : '');
}
