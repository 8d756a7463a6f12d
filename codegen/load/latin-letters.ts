import { createRequire } from 'node:module';

/** The letters of a name as the library spells them in ASCII. It is loaded only if a name has other letters. */
function transliterate(name: string): string {
  const library: typeof import('@sindresorhus/transliterate') = createRequire(import.meta.url)(
    '@sindresorhus/transliterate',
  );
  return library.default(name);
}

/** A name in letters without accents: `straße` as `strasse`, `Łódź` as `Lodz`, `Пляж` as `Plyazh`. */
export function inLatinLetters(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name)) return name;
  return transliterate(name.normalize('NFC'))
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '');
}

/** Whether every letter of a name can be spelled in ASCII at all: of `東京-beach` only `beach` would be left. */
export function canBeSpelled(name: string): boolean {
  const letters = name.normalize('NFC').match(/[\p{L}\p{Nd}]/gu) ?? [];
  return letters.every((letter) => /[a-z\d]/i.test(inLatinLetters(letter)));
}

/** Letters whose spelling depends on the language: Malmö is malmo, Köln is koeln. */
const eitherWay = /[äöü]/i;

/** Whether the letters of a name have one spelling in ASCII, and none is lost. */
export function hasOneSpelling(name: string): boolean {
  const letters = [...name.normalize('NFC')].filter((letter) => /[^\x20-\x7e]/.test(letter));
  return letters.every(
    (letter) =>
      /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(letter) &&
      !eitherWay.test(letter) &&
      /^[a-z]+$/i.test(inLatinLetters(letter)),
  );
}
