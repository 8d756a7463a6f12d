import { nameOfCharacter } from '../../diagnostics/invisible.ts';
import { type Candidate, type Place, type Propose, rewriting } from './candidate.ts';

const hidden = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]/g;
const space = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;

/** Characters that nobody sees, or that only look like a space. */
export const invisible: Propose = (place) => {
  const { text, start } = place.line;
  const found = /[\u00A0\u00AD\u1680\u2000-\u200F\u2028-\u202F\u205F-\u2064\u3000\uFEFF]/.exec(
    text,
  );
  if (!found) return [];
  const reason = {
    message: `there is an invisible character here: ${nameOfCharacter(found[0])}`,
    help: 'Delete it, and type a space if one is needed.',
  };
  const plain = text.replaceAll(hidden, '');
  const spaced = plain
    .replaceAll(
      /(?<=[\s{[(]|^)[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+|[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+(?=[\s,:\]})]|$)/g,
      '',
    )
    .replaceAll(space, ' ');
  return [spaced, plain.replaceAll(space, ' '), plain.replaceAll(space, '')].flatMap((words) =>
    rewriting(place, words, reason).map((each) => ({
      ...each,
      at: [start + found.index, start + found.index + 1] as const,
    })),
  );
};

/** A minus that is none. */
export const trueMinus: Propose = (place) => {
  const { text } = place.line;
  return rewriting(place, text.replaceAll(/(?<=[:,[]\s*)[\u2010-\u2015\u2212](?=\d)/g, '-'), {
    message: 'this is not a minus sign that programs read, but one that looks like it',
    help: 'Type the hyphen on the keyboard: -.',
  });
};

/** A number as people write it. */
export const writtenNumber: Propose = (place) => {
  const { text, start } = place.line;
  return [
    ...text.matchAll(/(?<=: )([^\s:{}[\]#][^:{}[\]#]*?)(?=\s*\}|, [A-Za-z][\w-]*: |\s*$)/g),
  ].flatMap(({ 0: value, index }): readonly Candidate[] => {
    const number = plainNumber(value);
    if (number === undefined || number === value) return [];
    return rewriting(place, text.slice(0, index) + number + text.slice(index + value.length), {
      message: `a number has digits only, without a sign of currency, commas or quotes; found ${value}`,
      help: `Write only the number: ${number}`,
      // An amount in another currency is another amount.
      ...(/[€£¥]/.test(value) && { isUnsure: true as const }),
    }).map((each) => ({ ...each, at: [start + index, start + index + value.length] as const }));
  });
};

/** `$8,495`, `8495,-`, `“8495”`, `8495,00` as 8495. */
function plainNumber(value: string): string | undefined {
  const bare = value.replace(/^["'“”‘’]+|["'“”‘’]+$/g, '').trim();
  const [, digits = '', cents = ''] =
    /^[$€£]? ?(\d+|\d{1,3}(?:,\d{3})+)(?:(?:[.,](\d\d))|[.,][-–—]+|\.)?$/.exec(bare) ?? [];
  if (digits === '') return undefined;
  return digits.replaceAll(',', '') + (/^0*$/.test(cents) ? '' : `.${cents}`);
}

/** The two numbers of a map, as maps give them: `39.114, -75.747`. */
export const pairOfNumbers: Propose = (place: Place) => {
  const [, lead = '', lat = '', lng = ''] =
    /^(\s*(?:- )*[\w-]+:\s+)["'(]?([-−]?\d+\.\d+)°?\s*,\s*([-−]?\d+\.\d+)°?[)"']?\s*$/.exec(
      place.line.text,
    ) ?? [];
  if (lead === '') return [];
  const words = `${lead}{ lat: ${lat.replace('−', '-')}, lng: ${lng.replace('−', '-')} }`;
  return rewriting(place, words, {
    message: 'the two numbers of a place have names of their own',
    help: `Write ${words.trim()}`,
  });
};
