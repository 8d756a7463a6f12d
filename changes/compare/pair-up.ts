import type { PageText } from '../changes.ts';

/** A text before and after. */
export interface Pair {
  readonly before?: PageText;
  readonly after?: PageText;
}

/** Below this likeness, one text does not count as the replacement of another. */
const leastAlike = 0.3;

/** Pairs the old texts of a stretch with the new: the most alike first, then the rest in order if the counts match. */
export function pairUp({
  removed,
  added,
}: {
  readonly removed: readonly PageText[];
  readonly added: readonly PageText[];
}): Pair[] {
  const left = new Set(added);
  const partners = removed.map((each) => {
    const partner = mostAlike(each, left);
    if (partner) left.delete(partner);
    return partner;
  });
  const alone = partners.filter((partner) => !partner).length;
  const rest = [...left];
  const isOneByOne = alone === rest.length;
  const pairs = removed.map((before, at): Pair => {
    const after = partners[at] ?? (isOneByOne ? rest.shift() : undefined);
    return after ? { before, after } : { before };
  });
  return [...pairs, ...rest.map((after) => ({ after }))];
}

function mostAlike({ text, label }: PageText, left: ReadonlySet<PageText>): PageText | undefined {
  let best: PageText | undefined;
  let most = leastAlike;
  for (const each of left) {
    // Among several prices, prefer the one under the same heading.
    const share = likeness(text, each.text) + (each.label === label ? 0 : -0.2);
    if (share < most || (best && share === most)) continue;
    [best, most] = [each, share];
  }
  return best;
}

/** The share of words that two texts have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const left = [...others];
  const common = words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return common.length / Math.max(words.length, others.length, 1);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
