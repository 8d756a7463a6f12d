import type { DoubtAnswer, Message } from '../diagnostics/diagnostic.ts';
import type { RuleFinding } from './rule.ts';

/** A YAML comment that declares a warning's subject intended, such as `# unused: <the reason>`. */
export interface AllowComment {
  /** Whether it is on a line or on the one above. Lines count from 0. */
  isBeside(lines: readonly string[], index: number): boolean;
  isIn(text: string): boolean;
  /** Whether it is beside or above a place, or the key of its value: a text of several lines has it there. */
  answers(place: Pick<RuleFinding, 'source' | 'path' | 'span'>): boolean;
}

/** A comment needs a reason. */
const patterns = {
  literal: /# ?literal: *\S/,
  unusual: /# ?unusual: *\S/,
  unused: /# ?unused: *\S/,
};

/** The comment that begins with a word. */
export function commentOf(word: keyof typeof patterns): AllowComment {
  const pattern = patterns[word];
  const isIn = (text: string) => pattern.test(text);
  const isBeside = (lines: readonly string[], index: number) =>
    isIn(lines[index] ?? '') || isIn(lines[index - 1] ?? '');
  return {
    isBeside,
    isIn,
    answers({ source, path, span = source.locate(path) }) {
      const lines = source.text.split('\n');
      return [span, source.locate(path, 'key')].some(({ line }) => isBeside(lines, line - 1));
    },
  };
}

/** How an author keeps something unused. */
export const keepUnused =
  'If it is kept for later, add this line above it, with your reason: # unused: <the reason>';

/** How an author says that an odd figure is right. */
const keepUnusual =
  'If it is right, add this line above it, with your reason: # unusual: <the reason>';

/** What is said of a doubt, and how the author says that nothing is wrong. */
export function answerable<Doubt extends Omit<Message, 'code'>>(
  text: Doubt,
  comment: DoubtAnswer['comment'] = 'unusual',
  wayOut = keepUnusual,
): Doubt {
  const { help, answer } = text;
  if (answer) return text;
  return {
    ...text,
    help: [help ?? [], wayOut].flat().join(' '),
    answer: { comment, ...(help !== undefined && { help }) },
  };
}
