import { nearestPassing } from '../../derive/look/color-math.ts';
import { faintUses } from '../../derive/look/contrasts.ts';
import { asGround, type PlacedUse, placesOf, usesAt } from '../../derive/look/placed-uses.ts';
import type { WrittenLook } from '../../derive/look/roles.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { valueAt } from '../../model/data.ts';
import { inWords } from './in-words.ts';

/** Every color of the look is seen on whatever it is used on, on light pages and on dark ones. */
export const rule: Rule = {
  code: 'low-contrast',
  phase: 'error',
  check({ site: { content } }) {
    const { look } = content;
    if (!look) return [];
    const faint = faintUses(look.data);
    const placed = faint.flatMap((use) => {
      const places = placesOf(use, look.data);
      const canChange = (place: PlacedUse) => nearestSeen([place], look.data) !== undefined;
      return places.find(canChange) ?? places.slice(0, 1);
    });
    // What is made follows what is written: the ground is the cause only if nothing else is.
    const all = placed.length > 0 ? placed : faint.map((use) => asGround(use, ['ground']));
    // One message for each color that is written: about the use in which it is seen least.
    const byPlace = Map.groupBy(all, ({ path }) => path.join('.'));
    return Array.from(byPlace.values(), (uses) => findingOf(uses, look));
  },
};

function findingOf(uses: readonly PlacedUse[], { source, data }: Entry<WrittenLook>): RuleFinding {
  const [worst] = uses.toSorted((one, other) => one.contrast - other.contrast);
  if (!worst) throw new Error('a group has at least one use');
  const color = String(valueAt(data, worst.path));
  const meant = nearestSeen(uses, data);
  const near = meant === undefined ? undefined : `The nearest color that is seen: "${meant}".`;
  return {
    source,
    path: worst.path,
    ...inWords(worst, near),
    ...(meant !== undefined && { rewrite: { from: color, to: { word: meant, isSure: false } } }),
  };
}

/** The nearest color that is seen wherever the one of these uses is, if there is any. */
function nearestSeen(uses: readonly PlacedUse[], look: WrittenLook): string | undefined {
  const [{ path } = { path: [] }] = uses;
  const wanted = [...uses, ...usesAt(path, look)].map(({ isGround, color, ground, least }) => ({
    other: isGround ? color : ground,
    least,
  }));
  return nearestPassing(String(valueAt(look, path)), wanted);
}
