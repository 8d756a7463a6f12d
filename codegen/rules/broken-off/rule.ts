import type { Message, Path } from '../../diagnostics/diagnostic.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { oncePerFile } from '../../link/source-files.ts';
import type { Source } from '../../model/source.ts';
import { createLineIndex } from '../../parse/line-index.ts';
import { type Line, lineAt } from '../../text/lines.ts';

/** Texts that end with a comma, and lines of a text that break off: one may have come from elsewhere, or have lost its rest. */
export const rule: Rule = {
  code: 'broken-off',
  phase: 'doubt',
  needs: 'texts',
  find: ({ source, path, value: text }) => [
    ...(/,\s*$/.test(text) ? [lastComma(source, text, path)] : []),
    // A text of several lines is longer than any word.
    ...(/\s/.test(text) && oddMarks(source).length > 0 ? oddLines(source, path) : []),
  ],
};

/** What announces a folded text. RuleFinding out whether it does takes parsing the file. */
const foldedMark = /(?:^|\s)>[-+\d]*[ \t]*(?:#.*)?\r?$/gm;

/** The marks of a file that have odd lines below them. */
const oddMarks = oncePerFile(({ text }) =>
  Array.from(text.matchAll(foldedMark), ({ index, 0: mark }) => index + mark.indexOf('>')).filter(
    (at) => oddBelow(text, at).length > 0,
  ),
);

function lastComma(source: Source, text: string, path: Path): RuleFinding {
  return {
    source,
    path,
    span: source.locateInString(path, text.trimEnd().length - 1, 1),
    message: 'this text ends with a comma, which is printed',
    help: 'Take it out. If the text goes on, write the rest.',
  };
}

/** Lines of a folded text that end long before the others, or after its last sentence. */
function oddLines(source: Source, path: Path): readonly RuleFinding[] {
  const { start } = source.locate(path);
  if (source.text[start] !== '>') return [];
  return oddBelow(source.text, start).map(({ line, text }) => {
    const span = createLineIndex(source.text).spanAt(line.start, line.start + line.words.length);
    return { source, path, span, ...text };
  });
}

/** The odd lines below the one with this offset, and what is odd about them. */
function oddBelow(text: string, at: number) {
  const lines = linesBelow(text, lineAt(text, at));
  const longest = Math.max(...lines.map(({ words }) => words.length));
  return lines.flatMap((line, index) => {
    const odd = oddity(line, lines[index - 1], lines[index + 1], longest);
    return odd ? [{ line, text: odd }] : [];
  });
}

/** A line of a folded text: its words, and where they begin. */
interface Words {
  readonly start: number;
  readonly words: string;
}

/** The lines of the text that a line announces. */
function linesBelow(text: string, { start, text: head, indent }: Line): readonly Words[] {
  const lines: Words[] = [];
  for (
    let at = text.indexOf('\n', start + head.length) + 1;
    at > 0;
    at = text.indexOf('\n', at) + 1
  ) {
    const line = lineAt(text, at);
    const words = line.text.trim();
    if (words !== '' && line.indent <= indent) break;
    if (words !== '') lines.push({ start: line.start + line.indent, words });
  }
  return lines;
}

/** In letters: less than this may be left at the end of a line by those who break lines by hand. */
const leftByHand = 30;

function oddity(
  { words }: Words,
  above: Words | undefined,
  below: Words | undefined,
  longest: number,
): Pick<Message, 'message' | 'help'> | undefined {
  // What a reference prints is as long as it is, and may end a sentence.
  if (/[.,;:!?)"'”’…–—-]$|\$\{/.test(words)) return undefined;
  const help = 'If it does not belong here, delete it. If its end is missing, write it.';
  if (!below) {
    if (!above || !/[.!?]["”)]?$/.test(above.words)) return undefined;
    return { message: 'the last line of this text is no sentence, unlike the one above it', help };
  }
  const [next = ''] = /^(?:\$\{[^}]*\}|\S)+/.exec(below.words) ?? [];
  if (words.length + 1 + next.length + leftByHand > longest) return undefined;
  return { message: 'this line of the text breaks off long before the others', help };
}
