// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.
import type { ErrorCode } from 'yaml';
import type { Message } from '../diagnostics/diagnostic.ts';
import { yaml } from './yaml-library.ts';

/** A syntax error as shown to an editor. */
interface Explanation {
  readonly message: string;
  readonly help?: string;
}

/** An unclosed quote. */
export const openQuote: Explanation = {
  message: 'the quote that opens here is never closed',
  help: "Close the text with the same quote. A quote inside the text is written \\\" in double quotes and '' in single quotes.",
};

/** A text that ends with a quote but does not begin with one. */
export const unopenedQuote: Message = {
  code: 'syntax',
  message: 'the text ends with a quote, but no quote opens it',
  help: 'Put a quote at its beginning too, or remove the one at the end.',
};

/** An unclosed bracket. */
export function openBracket(bracket: string): Explanation {
  const closing = bracket === '{' ? '}' : ']';
  return {
    message: `the bracket ${bracket} that opens here is never closed`,
    help: `Close it with ${closing}. A text in brackets that holds a comma, a bracket or \${…} needs quotes.`,
  };
}

/** A dash where a value belongs: nothing is known yet. */
export const loneDash: Explanation = {
  message: '"-" is no value: it begins an item of a list',
  help: 'Write what belongs here. If it is not known, leave the key out; the sign itself needs quotes: "-".',
};

/** How deep lists and groups may be nested. */
export const maxDepth = 20;

/** The nesting limit is exceeded. */
export const tooDeep: Message = {
  code: 'too-deep',
  message: `brackets, lists or groups are nested more than ${maxDepth} deep`,
  help: 'Look for extra brackets or dashes.',
};

/** A key that its group already has, perhaps with other capitals. */
export function repeatedKey(name: string, earlier: string): Message {
  const code = 'duplicate-key';
  if (name !== earlier && Number.isNaN(Number(name))) {
    const message = `the key "${name}" is read as "${earlier}", which this group already has`;
    const help =
      'Keep one of the two, or name them so that they differ in more than capitals and accents.';
    return { code, message, help };
  }
  return {
    code,
    message: `the key "${name}" is written twice in the same group`,
    help: 'Keep one of the two. If the next item of a list begins here, begin it with "- ".',
  };
}

/** A key with the name of a built-in member of JavaScript objects. */
export function reservedKey(name: string): Message {
  return {
    code: 'unknown-key',
    message: `the key "${name}" cannot be used`,
    help: 'This name has a special meaning to programs: choose another one.',
  };
}

/** The parser's error codes in plain words. */
export const plainWords: Readonly<Partial<Record<ErrorCode, Explanation>>> = {
  TAB_AS_INDENT: {
    message: 'this line is indented with a tab',
    help: 'Indent with spaces, two for each level.',
  },
  BAD_INDENT: {
    message: 'this line is indented differently from the lines it belongs to',
    help: 'The lines of a group start in the same column, two spaces to the right of the key above them.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'there are two keys on one line',
    help: 'If ": " is part of the text, put the whole text in quotes. If a key begins here, put it on a line of its own.',
  },
  KEY_OVER_1024_CHARS: {
    message: 'this key is longer than 1,024 characters',
    help: 'Write a short key. Is a line break missing before the colon?',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'this is not a key with a value',
    help: 'A key is followed by a colon and a space: "title: …". Is a colon, a space or a quote missing?',
  },
  MISSING_CHAR: {
    message: 'a quote, bracket, comma or colon is missing here',
    help: 'Every quote and bracket that opens must be closed. A text that begins with a bracket, or that is inside brackets and contains ${…}, needs quotes.',
  },
  MULTIPLE_DOCS: {
    message: 'a second document begins here',
    help: 'A file can have only one document: remove the line "---" or "...".',
  },
  BAD_SCALAR_START: {
    message: 'a text without quotes cannot begin with this character',
    help: 'Put the text in quotes.',
  },
  BAD_DQ_ESCAPE: {
    message: 'in double quotes, a backslash cannot be followed by this character',
    help: 'Write \\\\ for one backslash, or use single quotes.',
  },
  UNEXPECTED_TOKEN: {
    message: 'this does not belong here',
    help: 'Look for a quote or bracket that closes too early, or a text that needs quotes.',
  },
  NON_STRING_KEY: {
    message: 'a key must be a single word',
    help: 'Write one word, followed by a colon.',
  },
};

const marks: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001F']);

/** The innermost bracket that is open at an offset. */
export function openBracketAt(text: string, end: number): number | undefined {
  const open: number[] = [];
  let at = 0;
  let isScalar = false;
  for (const token of new (yaml().Lexer)().lex(text)) {
    if (at >= end) break;
    const type: string | null = isScalar ? null : yaml().CST.tokenType(token);
    isScalar = type === 'scalar';
    if (type === 'flow-error-end') break;
    if (type === 'flow-map-start' || type === 'flow-seq-start') open.push(at);
    if (type === 'flow-map-end' || type === 'flow-seq-end') open.pop();
    at += marks.has(token) ? 0 : token.length;
  }
  return open.at(-1);
}
