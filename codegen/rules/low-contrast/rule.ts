import { nearestPassing } from '../../derive/look/color-math.ts';
import { type Faint, faintUses } from '../../derive/look/contrasts.ts';
import type { Role } from '../../derive/look/roles.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
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
    const placed = faint.flatMap((use) => placeOf(use, look) ?? []);
    // What is made follows what is written: the ground is the cause only if nothing else is.
    const all = placed.length > 0 ? placed : faint.map((use) => asGround(use, ['ground']));
    // One message for each color that is written: about the use in which it is seen least.
    const byPlace = Map.groupBy(all, ({ path }) => path.join('.'));
    return Array.from(byPlace.values(), (uses) => findingOf(uses, look));
  },
};

/** The colors that everything else is made from, where they are written. */
const written: Partial<Record<string, Role>> = {
  ground: 'ground',
  ink: 'heading',
  action: 'action',
  highlight: 'highlight',
};

/** Where the color of a role is written, if it is. */
function pathOf({ scheme }: Faint, role: Role, { data }: Entry): Path | undefined {
  const [key] = Object.entries(written).find(([, each]) => each === role) ?? [];
  const own = [
    ['tones', scheme, role],
    ...(scheme === 'onNight' ? [['tones', 'dark', role]] : []),
    ...(scheme === 'dark' ? [] : [['tones', 'light', role]]),
    ...(scheme === 'light' && key !== undefined ? [[key]] : []),
    ...(['night', 'deep', 'raised'].includes(role) ? [['ink']] : []),
  ];
  return own.find((path) => valueAt(data, path) !== undefined);
}

interface Placed extends Faint {
  readonly path: Path;
  /** Whether the color there is the one that something is seen on. */
  readonly isGround: boolean;
}

/** A use with the color to change: its own if it is written, else that of what it is seen on. */
function placeOf(use: Faint, look: Entry): Placed | undefined {
  const own = pathOf(use, use.role, look);
  if (own) return { ...use, path: own, isGround: false };
  const ground = pathOf(use, use.on, look);
  return ground && asGround(use, ground);
}

function asGround(use: Faint, path: Path): Placed {
  return { ...use, path, isGround: true };
}

function findingOf(uses: readonly Placed[], { source, data }: Entry): RuleFinding {
  const [worst] = uses.toSorted((one, other) => one.contrast - other.contrast);
  if (!worst) throw new Error('a group has at least one use');
  const color = String(valueAt(data, worst.path));
  const others = worst.isGround ? uses.map((use) => use.color) : uses.flatMap((use) => use.grounds);
  const meant = nearestPassing(color, others, Math.max(...uses.map((use) => use.least)));
  const near = meant === undefined ? undefined : `The nearest color that is seen: "${meant}".`;
  return {
    source,
    path: worst.path,
    ...inWords(worst, near),
    ...(meant !== undefined && { rewrite: { from: color, to: { word: meant, isSure: false } } }),
  };
}
