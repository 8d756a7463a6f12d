// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.
import type { Message } from '../diagnostics/diagnostic.ts';
import { maxDepth, tooDeep } from './syntax-texts.ts';
import { yaml } from './yaml-library.ts';

/** A part of a text that is forbidden in content, and why. */
export interface Forbidden {
  readonly start: number;
  readonly end: number;
  readonly text: Message;
}

/** How many tokens a file may have: keys, values, brackets and so on. More would take too much memory to parse. */
const maxTokens = 20_000;

/** What a scan of the tokens finds before the text is parsed. */
export interface YamlScan {
  /** The tokens of the whole text, unless it exceeds a limit. */
  readonly tokens: readonly string[];
  /** Aliases, anchors, tags and directives, in text order. */
  readonly forbidden: readonly Forbidden[];
  /** Where the text exceeds a limit; the scan ends there. */
  readonly excess?: Forbidden;
}

/** Scans the tokens before parsing, in linear time. */
export function scanYaml(text: string): YamlScan {
  const tokens: string[] = [];
  const forbidden: Forbidden[] = [];
  const count = createCount();
  let at = 0;
  let isScalar = false;
  for (const token of new (yaml().Lexer)().lex(text)) {
    tokens.push(token);
    const isMark = marks.has(token);
    const end = at + (isMark ? 0 : token.length);
    const type: string | null = isScalar ? null : yaml().CST.tokenType(token);
    isScalar = type === 'scalar';
    const text = forbiddenTokens[String(type)];
    if (text) forbidden.push({ start: at, end, text });
    const excess = type === null ? undefined : count(type);
    if (excess) return { tokens, forbidden, excess: { start: at, end, text: excess } };
    at = end;
  }
  return { tokens, forbidden };
}

/** Marker tokens that the lexer inserts. A text that contains these characters is refused before it gets here. */
const marks: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001F']);

/** Counts tokens and the depth of lists and brackets. Depth by indentation alone is checked after parsing. */
function createCount(): (type: string) => Message | undefined {
  let tokens = 0;
  let dashes = 0;
  let brackets = 0;
  return (type) => {
    if (type === 'newline') dashes = 0;
    if (emptyTokens.has(type)) return undefined;
    tokens += 1;
    dashes += dashTokens.has(type) ? 1 : 0;
    brackets = type === 'flow-error-end' ? 0 : brackets + (bracketTokens.get(type) ?? 0);
    if (tokens > maxTokens) return tooMuch();
    return dashes + Math.max(0, brackets) > maxDepth ? tooDeep : undefined;
  };
}

const dashTokens: ReadonlySet<string> = new Set(['seq-item-ind', 'explicit-key-ind']);

const bracketTokens: ReadonlyMap<string, number> = new Map([
  ['flow-map-start', 1],
  ['flow-seq-start', 1],
  ['flow-map-end', -1],
  ['flow-seq-end', -1],
]);

const emptyTokens: ReadonlySet<string> = new Set(['newline', 'space', 'comment', 'doc-mode']);

function tooMuch(): Message {
  const limit = maxTokens.toLocaleString('en-US');
  return {
    code: 'too-much',
    message: `the file is too large: the limit of ${limit} keys, values and punctuation marks is reached here`,
    help: 'Split the file, or remove what does not belong in it.',
  };
}

const forbiddenTokens: Readonly<Partial<Record<string, Message>>> = {
  alias: {
    code: 'alias',
    message: 'YAML aliases (*name) cannot be used in content',
    help: 'Write the value out, or keep it once as a fact and refer to it with ${…}. If the text begins with "*", put it in quotes.',
  },
  anchor: {
    code: 'anchor',
    message: 'YAML anchors (&name) cannot be used in content',
    help: 'Remove it. If the text begins with "&", put it in quotes.',
  },
  tag: {
    code: 'tag',
    message: 'YAML tags (!name) cannot be used in content',
    help: 'Remove it. If the text begins with "!", put it in quotes.',
  },
  'directive-line': {
    code: 'directive',
    message: 'YAML directives (%NAME) cannot be used in content',
    help: 'Remove the line. If the text begins with "%", put it in quotes.',
  },
};

/**
 * Characters that no text may contain: control characters except tab and line breaks, and lone surrogates. One that
 * follows a letter with an accent may be part of a text saved in another encoding, which is explained later.
 */
const controlCharacter =
  /(?![\t\n\r])(?!(?<=[\u0080-\u00FF\u2013-\u20AC])[\u0080-\u009F])[\p{Control}\p{Surrogate}\uFFFE\uFFFF]/u;

/** The first control character of a text, and its diagnostic. */
export function findControlCharacter(text: string): { at: number; text: Message } | undefined {
  const at = text.search(controlCharacter);
  if (at === -1) return undefined;
  const message = `there is an invisible control character here (${nameOf(text.charCodeAt(at))})`;
  const help =
    'Delete it. Such characters usually come along when text is copied from another program.';
  return { at, text: { code: 'control-character', message, help } };
}

function nameOf(unit: number): string {
  return `U+${unit.toString(16).toUpperCase().padStart(4, '0')}`;
}
