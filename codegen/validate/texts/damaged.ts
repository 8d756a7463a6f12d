import { decodeHTML } from 'entities';
import { hasVisibleText } from '../../contract/visible-text.ts';
import type { TextFinding } from '../../diagnostics/finding.ts';
import { besideWord, insteadOf, quote, type TextRule } from './text-rule.ts';
import { twiceSaved } from './twice-saved.ts';

/** Characters as HTML spells them: `&amp;`, `&#39;`, `&nbsp;`. */
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

/** What a text holds in place of letters that another program has lost. */
const lost = /\ufffd+/g;

/** Entities of HTML, which are printed as they stand. */
export const entities: TextRule = (text) =>
  [...text.matchAll(entity)].flatMap(({ 0: found, index }): readonly TextFinding[] => {
    const meant = decoded(found, text.slice(index + found.length));
    if (meant.word === found) return [];
    const { word, length } = meant;
    return [
      {
        start: index,
        length,
        code: 'damaged-text',
        message: `${quote(text.slice(index, index + length))} is printed as it stands; it is how web pages spell ${shown(word)}`,
        help: hasVisibleText(word) ? `Write ${word} itself.` : 'Write a space.',
        edits: insteadOf(index, length, word),
        // What looks like a tag then is for its author to decide.
        isSure: !/[<>`]/.test(word) || !/[<>]/.test(otherText(text, index, length)),
      },
    ];
  });

/** Decoded as often as it was encoded: `&amp;amp;` is one "&". */
function decoded(found: string, after: string): { readonly word: string; readonly length: number } {
  let word = decodeHTML(found);
  let length = found.length;
  for (;;) {
    const [rest] =
      word === '&'
        ? (/^(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i.exec(
            after.slice(length - found.length),
          ) ?? [])
        : [];
    const next = rest === undefined ? undefined : decodeHTML(`&${rest}`);
    if (rest === undefined || next === undefined || next === `&${rest}`) return { word, length };
    word = next;
    length += rest.length;
  }
}

/** Text that was written in one encoding and read in another. */
export const misread: TextRule = (text) =>
  twiceSaved(text).map(({ at, found, meant }) => ({
    start: at,
    length: found.length,
    code: 'damaged-text',
    message: `${quote(found)} is what became of ${meant ? shown(meant) : 'a character'} when a program saved the text in another encoding`,
    help: meant
      ? `Write ${hasVisibleText(meant) ? meant : 'a space'}.`
      : 'Type the character again.',
    ...(meant !== undefined && { edits: insteadOf(at, found.length, meant), isSure: true }),
  }));

function shown(character: string): string {
  return hasVisibleText(character) ? `"${character}"` : 'a space';
}

/** Signs of a merge in the middle of a text, where a program that wraps lines moved them. */
export const mergeSigns: TextRule = (text) =>
  [...text.matchAll(/(?<!\S)([<|=>])\1{5,7}(?!\S)/g)].map(({ 0: found, index }) => ({
    start: index,
    length: found.length,
    code: 'damaged-text',
    message: `${quote(found)} is left over from a merge of two versions`,
    help: 'Read the words before and after it, keep what is meant, and delete the sign.',
  }));

/** Wide letters and digits of East Asian keyboards, and letters that a PDF has joined, in a text of other letters. */
const wide = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\ufb00-\ufb06]+/g;

export const wideLetters: TextRule = (text) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
    ? []
    : [...text.matchAll(wide)].map(({ 0: found, index }) => {
        const word = found.normalize('NFKC');
        return {
          start: index,
          length: found.length,
          code: 'damaged-text',
          message: `${quote(found)} only looks like ${word}: who searches for that does not find it`,
          help: `Write ${word}, with the keys of the keyboard.`,
          edits: insteadOf(index, found.length, word),
          isSure: true,
        };
      });

/** A line break as programs write it, where it is no sign for one. */
export const writtenBreaks: TextRule = (text) =>
  [...text.matchAll(/\s*\\[nrt](?=[\s\p{Lu}]|$)\s*/gu)].map(({ 0: found, index }) => ({
    start: index + found.search(/\\/),
    length: 2,
    code: 'damaged-text',
    message: `${found.trim()} is printed as it stands`,
    help: 'Write a space. A paragraph is an item of its own where the section has a list of them.',
    edits: insteadOf(index, found.length, ' '),
  }));

/** Letters that cannot be brought back. */
export const lostCharacters: TextRule = (text) =>
  [...text.matchAll(lost)].map(({ 0: found, index }) => ({
    start: index,
    length: found.length,
    code: 'damaged-text',
    message: `a character was lost ${besideWord(text, index, found.length)}: only the sign for that is left (U+FFFD)`,
    help: 'Type the character again. It was lost when a program saved the text in another encoding.',
  }));

function otherText(text: string, at: number, length: number): string {
  return decodeHTML(text.slice(0, at) + text.slice(at + length));
}
