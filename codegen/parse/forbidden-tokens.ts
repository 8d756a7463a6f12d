// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.
import type { FaultText } from '../diagnostics/faults.ts';
import { deepest, mostWords } from './limits.ts';
import { tooDeep } from './syntax-texts.ts';
import { yaml } from './yaml-library.ts';

/** A stretch of a text that content may not hold, and why. */
export interface Forbidden {
  readonly start: number;
  readonly end: number;
  readonly text: FaultText;
}

/** What a look at the words of a text finds before it is parsed. */
export interface YamlScan {
  /** Aliases, anchors, tags and directives, in the order of the text. */
  readonly forbidden: readonly Forbidden[];
  /** Where the text becomes more than may be parsed; the scan ends there. */
  readonly excess?: Forbidden;
}

/** Goes through the words of a text without parsing it: no text, however built, takes much time or memory here. */
export function scanYaml(text: string): YamlScan {
  const forbidden: Forbidden[] = [];
  const count = createCount();
  let at = 0;
  let isScalar = false;
  for (const word of new (yaml().Lexer)().lex(text)) {
    const isMark = marks.has(word);
    const end = at + (isMark ? 0 : word.length);
    const type: string | null = isScalar ? null : yaml().CST.tokenType(word);
    isScalar = type === 'scalar';
    const fault = forbiddenWords[String(type)];
    if (fault) forbidden.push({ start: at, end, text: fault });
    const excess = type === null ? undefined : count(type);
    if (excess) return { forbidden, excess: { start: at, end, text: excess } };
    at = end;
  }
  return { forbidden };
}

/** Signs the word splitter puts in that are not in the text. A text that holds them is refused before it gets here. */
const marks: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001F']);

/** Counts words, and lists within lists. What groups are within by their indent alone is left to the parser. */
function createCount(): (type: string) => FaultText | undefined {
  let words = 0;
  let dashes = 0;
  let brackets = 0;
  return (type) => {
    if (type === 'newline') dashes = 0;
    if (emptyWords.has(type)) return undefined;
    words += 1;
    dashes += dashWords.has(type) ? 1 : 0;
    brackets = type === 'flow-error-end' ? 0 : brackets + (bracketWords.get(type) ?? 0);
    if (words > mostWords) return tooMuch();
    return dashes + Math.max(0, brackets) > deepest ? tooDeep : undefined;
  };
}

const dashWords: ReadonlySet<string> = new Set(['seq-item-ind', 'explicit-key-ind']);

const bracketWords: ReadonlyMap<string, number> = new Map([
  ['flow-map-start', 1],
  ['flow-seq-start', 1],
  ['flow-map-end', -1],
  ['flow-seq-end', -1],
]);

const emptyWords: ReadonlySet<string> = new Set(['newline', 'space', 'comment', 'doc-mode']);

function tooMuch(): FaultText {
  const most = mostWords.toLocaleString('en-US');
  return {
    code: 'too-much',
    message: `the file holds more than ${most} keys, values and signs; here they become too many`,
    help: 'Split it, or take out what does not belong there.',
  };
}

const forbiddenWords: Readonly<Partial<Record<string, FaultText>>> = {
  alias: {
    code: 'alias',
    message: 'content has no YAML aliases (*name)',
    help: 'Write the value out, or keep it once as a fact and refer to it with ${…}. If the text begins with "*", put it in quotes.',
  },
  anchor: {
    code: 'anchor',
    message: 'content has no YAML anchors (&name)',
    help: 'Take it out. If the text begins with "&", put it in quotes.',
  },
  tag: {
    code: 'tag',
    message: 'content has no YAML tags (!name)',
    help: 'Take it out. If the text begins with "!", put it in quotes.',
  },
  'directive-line': {
    code: 'directive',
    message: 'content has no YAML directives (%NAME)',
    help: 'Remove the line. If the text begins with "%", put it in quotes.',
  },
};
