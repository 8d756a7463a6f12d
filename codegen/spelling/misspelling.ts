import type { Source } from '../model/source.ts';
import type { PlacedWord } from './words.ts';
import type { FileWords } from './words-of-file.ts';

/** A word that is probably misspelled, and what may have been meant, the likeliest first. */
export interface Misspelling extends PlacedWord {
  readonly source: Source;
  readonly meant: readonly string[];
  /** How often what was meant stands elsewhere beside the same word, for a word that a dictionary has. */
  readonly beside?: number;
}

/** The words of a file. */
export interface SpelledFile extends FileWords {
  readonly source: Source;
}
