import type { Format } from './format.ts';

/** A vehicle identification number, by ISO 3779. */
export const vin: Format = {
  form: 'a VIN of 17 letters and figures, such as 1HGCM82633A004352',
  accepts: (text) => /^[A-HJ-NPR-Z0-9]{17}$/.test(text),
  meant(text) {
    const plain = text.toUpperCase().replaceAll(/[\s-]/g, '');
    const word = plain.replaceAll(/[OQ]/g, '0').replaceAll('I', '1');
    return vin.accepts(word) ? { word, isSure: word === plain } : undefined;
  },
  reason(text) {
    const word = text.replaceAll(/[\s-]/g, '');
    if (word.length !== length) return `it has ${word.length} characters, not ${length}`;
    const [letter] = /[IOQ]/i.exec(word) ?? [];
    return letter && `a VIN has no ${letter.toUpperCase()}`;
  },
};

const length = 17;

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The ninth character that the others ask for (49 CFR 565.15), a figure or X. */
export function checkDigit(text: string): string {
  const sum = weights.reduce((all, weight, index) => all + weight * worthOf(text[index] ?? ''), 0);
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** What a character counts: letters go from 1 to 9 again and again, and S begins with 2. */
function worthOf(letter: string): number {
  if (/\d/.test(letter)) return Number(letter);
  const place = 'ABCDEFGH.JKLMN.P.R'.indexOf(letter);
  return place === -1 ? 'STUVWXYZ'.indexOf(letter) + 2 : (place % 9) + 1;
}
