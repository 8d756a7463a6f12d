import { deepest, mostWords } from '../limits.ts';
import { Unsure } from './unsure.ts';

/** A line without its indentation. */
interface Line {
  readonly indent: number;
  readonly text: string;
}

/** Goes through a text line by line. */
export interface Cursor {
  /** The next line that is neither blank nor a comment; blank lines and comments before it are passed over. */
  peek(): Line | undefined;
  /** The very next line, whatever it is. */
  peekRaw(): Line | undefined;
  /** Moves past the line that was looked at last. */
  advance(): void;
  /** Puts another line in the place of the one looked at last: what follows a dash, seen as a line of its own. */
  replace(line: Line): void;
  /** Minds how much there is: of a text that holds more than content may, the full parser tells. */
  readonly measure: Measure;
}

/** How many keys, values and signs there are so far, and how deep in one another. */
export interface Measure {
  add(words: number): void;
  enter(): void;
  leave(): void;
}

/** Starts at the first line. */
export function createCursor(text: string): Cursor {
  const lines = text.split('\n').map(toLine);
  let at = 0;
  return {
    peek() {
      while (at < lines.length && isPassedOver(lines[at])) at++;
      return lines[at];
    },
    peekRaw: () => lines[at],
    advance() {
      at++;
    },
    replace(line) {
      lines[at] = line;
    },
    measure: createMeasure(),
  };
}

function createMeasure(): Measure {
  let words = 0;
  let depth = 0;
  return {
    add(count) {
      words += count;
      if (words > mostWords) throw new Unsure('too many words');
    },
    enter() {
      depth += 1;
      if (depth > deepest) throw new Unsure('lists or groups too deep');
    },
    leave() {
      depth -= 1;
    },
  };
}

function toLine(raw: string): Line {
  let indent = 0;
  while (raw.charCodeAt(indent) === 0x20) indent++;
  return { indent, text: raw.slice(indent) };
}

function isPassedOver(line: Line | undefined): boolean {
  return line !== undefined && (line.text === '' || line.text.startsWith('#'));
}
