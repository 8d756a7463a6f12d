// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.
import type { ErrorCode } from 'yaml';
import type { FaultText } from '../diagnostics/faults.ts';

/** A syntax fault in words for an editor. */
interface Words {
  readonly message: string;
  readonly help?: string;
}

/** A quoted text that does not end. */
export const openQuote: Words = {
  message: 'the quote that opens here is never closed',
  help: "Close the text with the same quote. A quote inside the text is written \\\" in double quotes and '' in single quotes.",
};

/** Brackets that do not end. */
export const openBracket: Words = {
  message: 'a bracket opened before this place is not closed',
  help: 'Close { with } and [ with ].',
};

/** Lists and groups beyond what anybody means to write. */
export const tooDeep: FaultText = {
  code: 'too-deep',
  message: 'brackets, lists or groups lie more than 20 deep in one another',
  help: 'No content is that deep: look for brackets or dashes too many.',
};

/** A key that stands in its group a second time. */
export function repeatedKey(name: string): FaultText {
  return {
    code: 'duplicate-key',
    message: `the key "${name}" is written twice in the same group`,
    help: 'Keep one of the two.',
  };
}

/** A key that every object has as a member. */
export function reservedKey(name: string): FaultText {
  return {
    code: 'unknown-key',
    message: `the key "${name}" cannot be used`,
    help: 'It has a meaning of its own to programs: choose another name.',
  };
}

/** What the parser's codes mean. */
export const plainWords: Readonly<Partial<Record<ErrorCode, Words>>> = {
  TAB_AS_INDENT: {
    message: 'a tab stands where the line is indented',
    help: 'Indent with spaces, two for each step.',
  },
  BAD_INDENT: {
    message: 'this line is indented differently from the lines it belongs to',
    help: 'Lines of one group begin in the same column, two spaces further in than their heading.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'there are two keys on one line',
    help: 'If ": " is part of the text, put the whole text in quotes.',
  },
  KEY_OVER_1024_CHARS: {
    message: 'this key is longer than 1,024 characters',
    help: 'Write a short key. Is a line break missing before the colon?',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'this is not a key with a value',
    help: 'A key is followed by a colon and a space: "title: …". Is a colon, a space or a quote missing?',
  },
  BLOCK_IN_FLOW: openBracket,
  MISSING_CHAR: {
    message: 'a quote, bracket, comma or colon is missing here',
    help: 'Every quote and bracket that opens must close. A text that begins with a bracket, or that stands in brackets and holds ${…}, needs quotes.',
  },
  MULTIPLE_DOCS: {
    message: 'a second document begins here',
    help: 'A file is one document: remove the line "---" or "...".',
  },
  BAD_SCALAR_START: {
    message: 'a text cannot begin with this character',
    help: 'Put the text in quotes.',
  },
  BAD_DQ_ESCAPE: {
    message: 'a backslash in double quotes is followed by a character that means nothing there',
    help: 'Write \\\\ for one backslash, or use single quotes.',
  },
  UNEXPECTED_TOKEN: {
    message: 'this does not belong here',
    help: 'Look for a quote or bracket that closes too early, or a text that needs quotes.',
  },
  NON_STRING_KEY: {
    message: 'a key must be a plain word',
    help: 'Write the key as one word, followed by a colon.',
  },
};
