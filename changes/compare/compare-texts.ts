import type { ChangedText, PageText, Role } from '../changes.ts';
import { differingStretches } from './align.ts';

const roles: readonly Role[] = ['title', 'description', 'text', 'unseen', 'link', 'search'];

/** The changed sentences of a page, old beside new, and whether others were reordered. */
export function compareTexts(before: readonly PageText[], after: readonly PageText[]) {
  const found = roles.map((role) => {
    const isOfRole = (each: PageText) => each.role === role;
    return compareRole(role, before.filter(isOfRole), after.filter(isOfRole));
  });
  const texts = found.flatMap((each) => each.texts);
  return { texts: withoutEchoes(texts), isReordered: found.some((each) => each.isReordered) };
}

interface Replaced {
  readonly removed: readonly PageText[];
  readonly added: readonly PageText[];
}

function compareRole(role: Role, before: readonly PageText[], after: readonly PageText[]) {
  const [old, fresh] = [before, after].map((list) => list.map(({ text }) => text));
  const stretches = differingStretches(old ?? [], fresh ?? []).map(
    ({ removed, added, start }): Replaced => ({
      removed: before.slice(start[0], start[0] + removed.length),
      added: after.slice(start[1], start[1] + added.length),
    }),
  );
  const moved = countMoved(stretches);
  const texts = withoutMoved(stretches, moved)
    .flatMap(pairUp)
    .map(({ before: was, after: is }): ChangedText => {
      const label = (is ?? was)?.label;
      const labelBefore = was?.label;
      return {
        role,
        ...(was && { before: was.text }),
        ...(is && { after: is.text }),
        ...(label !== undefined && { label }),
        ...(role === 'link' && labelBefore && labelBefore !== label && { labelBefore }),
      };
    });
  return { texts, isReordered: moved.size > 0 };
}

/** How often each text is removed in one place and inserted in another. */
function countMoved(stretches: readonly Replaced[]): ReadonlyMap<string, number> {
  const removed = tally(stretches.flatMap((stretch) => stretch.removed));
  const added = tally(stretches.flatMap((stretch) => stretch.added));
  const common = [...removed].map(
    ([text, count]) => [text, Math.min(count, added.get(text) ?? 0)] as const,
  );
  return new Map(common.filter(([, count]) => count > 0));
}

function tally(texts: readonly PageText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function withoutMoved(
  stretches: readonly Replaced[],
  moved: ReadonlyMap<string, number>,
): Replaced[] {
  const keepsOthers = () => {
    const left = new Map(moved);
    return ({ text }: PageText) => {
      const count = left.get(text) ?? 0;
      left.set(text, count - 1);
      return count <= 0;
    };
  };
  const [isRemoved, isAdded] = [keepsOthers(), keepsOthers()];
  return stretches.map(({ removed, added }) => {
    return { removed: removed.filter(isRemoved), added: added.filter(isAdded) };
  });
}

/** Drops texts for search engines that only repeat a change reported elsewhere. */
function withoutEchoes(texts: readonly ChangedText[]): ChangedText[] {
  const keyOf = ({ before, after }: ChangedText) => JSON.stringify([before, after]);
  const visible = new Set(texts.filter(({ role }) => role !== 'search').map(keyOf));
  return texts.filter((each) => each.role !== 'search' || !visible.has(keyOf(each)));
}

/** A text before and after. */
interface Pair {
  readonly before?: PageText;
  readonly after?: PageText;
}

/** Below this likeness, one text does not count as the replacement of another. */
const leastAlike = 0.3;

/** Pairs the old texts of a stretch with the new: the most alike first, then the rest in order if the counts match. */
function pairUp({
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
