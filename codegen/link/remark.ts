/** A YAML comment that declares a warning's subject intended, such as `# unused: <the reason>`. */
export interface Remark {
  /** Whether it is on a line or on the one above. Lines count from 0. */
  isBeside(lines: readonly string[], index: number): boolean;
  isIn(text: string): boolean;
}

/** A remark needs a reason. */
const patterns = {
  literal: /# ?literal: *\S/,
  unusual: /# ?unusual: *\S/,
  unused: /# ?unused: *\S/,
};

/** The remark that begins with a word. */
export function remarkOf(word: keyof typeof patterns): Remark {
  const pattern = patterns[word];
  const isIn = (text: string) => pattern.test(text);
  return {
    isBeside: (lines, index) => isIn(lines[index] ?? '') || isIn(lines[index - 1] ?? ''),
    isIn,
  };
}

/** How an author keeps something unused. */
export const keepUnused =
  'If it is kept for later, say so in a remark above it: "# unused: <the reason>".';

/** How an author says that an odd figure is right. */
export const keepUnusual =
  'If it is meant, say so in a remark above it: "# unusual: <the reason>".';
