import type { Path } from '../diagnostics/diagnostic.ts';
import { visitTexts } from './visit-texts.ts';

/** A text as long as a paragraph, with a sketch that finds others that may say nearly the same. */
export interface Paragraph {
  readonly path: Path;
  /** The smallest hashes of its shingles: similar texts share most of them (Broder's sketch). */
  readonly sketch: readonly number[];
}

/** Shorter texts are labels, hints and sentences that many pages have to share. */
const fewestWords = 18;

/** Three consecutive words seldom match by chance. */
const shingleWords = 3;
const sketchSize = 8;

/** The paragraphs below a value, with their places. */
export function findParagraphs(value: unknown): Paragraph[] {
  const found: Paragraph[] = [];
  visitTexts(value, (text, path) => {
    const shingles = shinglesOf(text);
    if (shingles.size + shingleWords <= fewestWords) return;
    const sketch = [...shingles].sort((one, other) => one - other).slice(0, sketchSize);
    found.push({ path: [...path], sketch });
  });
  return found;
}

/** How much two texts have in common, from 0 to 1: the share of their shingles that both have (Jaccard index). */
export function resemblance(one: string, other: string): number {
  const [shingles, others] = [shinglesOf(one), shinglesOf(other)];
  const common = [...shingles].filter((shingle) => others.has(shingle)).length;
  return common / (shingles.size + others.size - common);
}

/** Hashes of all runs of a few words; a reference to a fact counts as a word. */
function shinglesOf(text: string): Set<number> {
  if (text.length < fewestWords * 3) return new Set();
  const words = text.toLowerCase().match(/\$\{[^{}]*\}|[\p{L}\p{N}'’]+/gu) ?? [];
  const shingles = words.slice(shingleWords - 1).map((_word, index) => {
    return hashOf(words.slice(index, index + shingleWords).join(' '));
  });
  return new Set(shingles);
}

/** FNV-1a, the same on every machine. */
function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) {
    hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
