import { hasVisibleText, invisibleIn } from '../../contract/visible-text.ts';
import type { TextFinding } from '../../diagnostics/finding.ts';
import { nameCharacters } from '../../text/characters.ts';
import { besideWord, insteadOf, type TextRule } from './text-rule.ts';

/** A text of characters that nobody sees is no text. */
export const nothingToSee: TextRule = (text) => {
  if (text === '' || hasVisibleText(text)) return [];
  const others = text.replaceAll(/[ \t\n]/g, '');
  const what =
    others === '' ? 'only spaces' : `only invisible characters, ${nameCharacters(others)}`;
  return [
    {
      start: 0,
      length: text.length,
      code: 'blank-text',
      message: `this text shows nothing: it is ${what}`,
      help: 'Write what visitors should read. If there is nothing to say, remove the key.',
      atField: 'This shows nothing. Write what visitors should read.',
    },
  ];
};

/** Characters that take room as a space does: without them two words may become one. */
const spacing = /[\u2028\u2029\u2800\u3164\uffa0]/;

const joiner = /\u200c|\u200d|\ufe0e|\ufe0f/;
const needsJoiner = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Lo}]$/u;

/** Private characters are drawn as anything or as a box, depending on the device. */
const privateUse = /[\p{Private_Use}\p{Surrogate}]+/gu;

const breaks = /[\u2028\u2029]+/g;

/** Characters that nobody sees, but that programs read: names, facts and searches no longer match. */
export const invisibleCharacters: TextRule = (text) => {
  if (!hasVisibleText(text)) return [];
  return [
    ...invisibleIn(text).map(({ at, length }) => invisible(text, at, length)),
    ...[...text.matchAll(breaks)].map(({ 0: found, index }) =>
      invisible(text, index, found.length),
    ),
    ...[...text.matchAll(privateUse)].map(({ 0: found, index }) => unknownSign(text, index, found)),
  ];
};

function invisible(text: string, at: number, length: number): TextFinding {
  const found = text.slice(at, at + length);
  const joins = /\S$/.test(text.slice(0, at)) && /^\S/.test(text.slice(at + length));
  const [blank = ''] = /^(?:\s|$)/.test(text.slice(at + length))
    ? (/ *$/.exec(text.slice(0, at)) ?? [])
    : [];
  return {
    start: at,
    length,
    code: 'invisible-character',
    message: `there is an invisible character ${besideWord(text, at, length)}: ${nameCharacters(found)}`,
    help: 'Delete it. Such characters usually come along when text is copied from another program.',
    // The space before it goes with it where another follows, or nothing.
    edits: insteadOf(
      at - blank.length,
      length + blank.length,
      spacing.test(found) && joins ? ' ' : '',
    ),
    // Beside others, a joiner may be the one that an emoji or a script needs.
    isSure: !(joiner.test(found) && needsJoiner.test(text.slice(0, at))),
  };
}

function unknownSign(text: string, at: number, found: string): TextFinding {
  return {
    start: at,
    length: found.length,
    code: 'invisible-character',
    message: `there is a character ${besideWord(text, at, found.length)} that only some devices can show: ${nameCharacters(found)}`,
    help: 'Type what it stands for, or delete it. Such characters come from the symbol fonts of other programs.',
    edits: insteadOf(at, found.length, ''),
  };
}
