/** All sequences of `length` words in a text. */
export function shingles(text: string, length: number): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$.,-]+/gu) ?? [];
  const runs = words.map((_, index) => words.slice(index, index + length).join(' '));
  return new Set(runs.slice(0, Math.max(0, words.length - length + 1)));
}

/** The Jaccard similarity of two sets: 0 for nothing in common, 1 for the same. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((each) => other.has(each)).length;
  return common / (one.size + other.size - common);
}
