import { valueAt } from '../../model/data.ts';
import { type SeenUse, seenUses } from './contrasts.ts';
import type { Role, WrittenLook } from './roles.ts';

type Path = readonly string[];

/** The colors that everything else is made from, where they are written. */
const written: Partial<Record<string, Role>> = {
  ground: 'ground',
  ink: 'heading',
  action: 'action',
  highlight: 'highlight',
};

/** Where the color of a role is written, if it is. */
function pathOf({ scheme }: SeenUse, role: Role, look: WrittenLook): Path | undefined {
  const [key] = Object.entries(written).find(([, each]) => each === role) ?? [];
  const own = [
    ['tones', scheme, role],
    ...(scheme === 'onNight' ? [['tones', 'dark', role]] : []),
    ...(scheme === 'dark' ? [] : [['tones', 'light', role]]),
    ...(scheme === 'light' && key !== undefined ? [[key]] : []),
    ...(['night', 'deep', 'raised'].includes(role) ? [['ink']] : []),
  ];
  return own.find((path) => valueAt(look, path) !== undefined);
}

/** A use of colors, and where the one is written that has to change if it is not seen. */
export interface PlacedUse extends SeenUse {
  readonly path: Path;
  /** Whether the color there is the one that something is seen on. */
  readonly isGround: boolean;
}

/** A use with the color to change: its own if it is written, else that of what it is seen on. */
export function placeOf(use: SeenUse, look: WrittenLook): PlacedUse | undefined {
  const own = pathOf(use, use.role, look);
  if (own) return { ...use, path: own, isGround: false };
  const ground = pathOf(use, use.on, look);
  return ground && asGround(use, ground);
}

/** A use whose ground is the color to change. */
export function asGround(use: SeenUse, path: Path): PlacedUse {
  return { ...use, path, isGround: true };
}

/** Of each color that is written the use in which it is seen least, by what it needs there. */
export function tightestUses(look: WrittenLook): readonly PlacedUse[] {
  const placed = seenUses(look).flatMap((use) => placeOf(use, look) ?? []);
  const byPlace = Map.groupBy(placed, ({ path }) => path.join('.'));
  const spare = ({ contrast, least }: SeenUse) => contrast / least;
  return Array.from(byPlace.values(), (uses) =>
    uses.reduce((worst, use) => (spare(use) < spare(worst) ? use : worst)),
  );
}
