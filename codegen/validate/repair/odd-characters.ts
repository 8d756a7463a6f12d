import { hidden, nameOfCharacter, otherSpaces, unseen } from '../../text/characters.ts';
import { typeAtField } from '../type-advice.ts';
import { type Candidate, type LineContext, type Propose, rewriting } from './candidate.ts';

const allHidden = new RegExp(`[${hidden}]`, 'g');
const allSpaces = new RegExp(`[${otherSpaces}]`, 'g');
/** Beside what needs no space. */
const needless = new RegExp(
  `(?<=[\\s{[(]|^)[${otherSpaces}]+|[${otherSpaces}]+(?=[\\s,:\\]})]|$)`,
  'g',
);

/** Characters that nobody sees, or that only look like a space. */
export const invisible: Propose = (context) => {
  const { text } = context.line;
  const at = text.search(unseen);
  if (at === -1) return [];
  const reason = {
    message: `there is an invisible character here: ${nameOfCharacter(text.charAt(at))}`,
    help: 'Delete it, and type a space if one is needed.',
    at: [at, at + 1] as const,
  };
  const plain = text.replaceAll(allHidden, '');
  const spaced = plain.replaceAll(needless, '').replaceAll(allSpaces, ' ');
  return [spaced, plain.replaceAll(allSpaces, ' '), plain.replaceAll(allSpaces, '')].flatMap(
    (words) => rewriting(context, words, reason),
  );
};

/** A minus that is none. */
export const trueMinus: Propose = (context) => {
  const { text } = context.line;
  return rewriting(context, text.replaceAll(/(?<=[:,[]\s*)[\u2010-\u2015\u2212](?=\d)/g, '-'), {
    message: 'this is not a minus sign that programs read, but one that looks like it',
    help: 'Type the hyphen on the keyboard: -.',
  });
};

/** A number as people write it. */
export const writtenNumber: Propose = (context) => {
  const { text } = context.line;
  return [
    ...text.matchAll(/(?<=: )([^\s:{}[\]#][^:{}[\]#]*?)(?=\s*\}|, [A-Za-z][\w-]*: |\s*$)/g),
  ].flatMap(({ 0: value, index }): readonly Candidate[] => {
    const number = plainNumber(value);
    if (number === undefined || number === value) return [];
    return rewriting(context, text.slice(0, index) + number + text.slice(index + value.length), {
      message: `a number has digits only, without a sign of currency, commas or quotes; found ${value}`,
      help: `Write only the number: ${number}`,
      atField: typeAtField(['number'], value),
      // An amount in another currency is another amount.
      ...(/[€£¥]/.test(value) && { isUnsure: true as const }),
      at: [index, index + value.length],
    });
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
export const pairOfNumbers: Propose = (context: LineContext) => {
  const [, lead = '', lat = '', lng = ''] =
    /^(\s*(?:- )*[\w-]+:\s+)["'(]?([-−]?\d+\.\d+)°?\s*,\s*([-−]?\d+\.\d+)°?[)"']?\s*$/.exec(
      context.line.text,
    ) ?? [];
  if (lead === '') return [];
  const words = `${lead}{ lat: ${lat.replace('−', '-')}, lng: ${lng.replace('−', '-')} }`;
  return rewriting(context, words, {
    message: 'the two numbers of a place have names of their own',
    help: `Write ${words.trim()}`,
  });
};
