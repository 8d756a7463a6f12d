/** A YAML comment that declares a warning's subject intended, such as `# unused: <the reason>`. */
export interface AllowComment {
  /** Whether it is on a line or on the one above. Lines count from 0. */
  isBeside(lines: readonly string[], index: number): boolean;
  isIn(text: string): boolean;
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
  return {
    isBeside: (lines, index) => isIn(lines[index] ?? '') || isIn(lines[index - 1] ?? ''),
    isIn,
  };
}

/** How an author keeps something unused. */
export const keepUnused =
  'If it is kept for later, say so in a comment above it: "# unused: <the reason>".';

/** How an author says that an odd figure is right. */
export const keepUnusual =
  'If it is right, say so in a comment above it: "# unusual: <the reason>".';
