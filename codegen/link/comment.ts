import type { Finding } from './rule.ts';

/** A YAML comment that declares a warning's subject intended, such as `# unused: <the reason>`. */
export interface AllowComment {
  /** Whether it is on a line or on the one above. Lines count from 0. */
  isBeside(lines: readonly string[], index: number): boolean;
  isIn(text: string): boolean;
  /** Whether it is beside or above a place, or the key of its value: a text of several lines has it there. */
  answers(place: Pick<Finding, 'source' | 'path' | 'span'>): boolean;
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

/** The word of the comment that answers a message: its help shows the comment. */
export function answerShown(help = ''): 'literal' | 'unusual' | undefined {
  const [, word] = /# (literal|unusual): <the reason>/.exec(help) ?? [];
  return word as 'literal' | 'unusual' | undefined;
}

/** Help for whoever answers without writing the comment: without the line to paste. */
export function withoutWayOut(help: string): string {
  return help.replace(keepUnusual, '').trim();
}

/** How an author says that an odd figure is right. */
const keepUnusual =
  'If it is right, add this line above it, with your reason: # unusual: <the reason>';

const meant = commentOf('unusual');

/**
 * A doubt about money, a phone or hours. Nobody would see a warning before customers see the value, so it is an error
 * until the author has answered it.
 */
export function doubtful(finding: Finding): Finding[] {
  const { text } = finding;
  if (meant.answers(finding)) return [];
  return [{ ...finding, text: { ...text, help: withWayOut(text.help) } }];
}

/** Help that ends with the line to paste if nothing is wrong. */
export function withWayOut(help?: string): string {
  return help?.includes('# unusual:') ? help : [help ?? [], keepUnusual].flat().join(' ');
}
