import { isDeepStrictEqual } from 'node:util';
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

interface Seen {
  readonly role: Role;
  readonly color: string;
}

/** Where the color of a role is written, if it is: made ones are nowhere, but the darkest follow the ink. */
function pathOf({ scheme }: SeenUse, { role, color }: Seen, look: WrittenLook): Path | undefined {
  const [key] = Object.entries(written).find(([, each]) => each === role) ?? [];
  const own = [
    ['tones', scheme, role],
    ...(scheme === 'onNight' ? [['tones', 'dark', role]] : []),
    ...(scheme === 'dark' ? [] : [['tones', 'light', role]]),
    ...(scheme === 'light' && key !== undefined ? [[key]] : []),
  ];
  const isFromInk = ['night', 'deep', 'raised'].includes(role);
  return own.find((path) => valueAt(look, path) === color) ?? (isFromInk ? ['ink'] : undefined);
}

/** A use of colors, and where the one is written that has to change if it is not seen. */
export interface PlacedUse extends SeenUse {
  readonly path: Path;
  /** Whether the color there is the one that something is seen on. */
  readonly isGround: boolean;
}

/** A use with each of its colors that is written: its own is the one to change, else that of what it is seen on. */
export function placesOf(use: SeenUse, look: WrittenLook): readonly PlacedUse[] {
  const own = pathOf(use, use, look);
  const ground = pathOf(use, { role: use.on, color: use.ground }, look);
  return [
    own ? { ...use, path: own, isGround: false } : [],
    ground ? asGround(use, ground) : [],
  ].flat();
}

/** Every use of a color that is written, whatever is made of it: what is seen on it is written, too. */
export function usesAt(path: Path, look: WrittenLook): readonly PlacedUse[] {
  return seenUses(look).flatMap((use) => {
    const places = placesOf(use, look);
    const place = places.find((each) => isDeepStrictEqual(each.path, path));
    return place && (!place.isGround || places.length === 2) ? place : [];
  });
}

/** A use whose ground is the color to change. */
export function asGround(use: SeenUse, path: Path): PlacedUse {
  return { ...use, path, isGround: true };
}

/** Of each color that is written the use that is seen least, by what it needs there: its own, or one on it. */
export function tightestUses(look: WrittenLook): readonly PlacedUse[] {
  const placed = seenUses(look).flatMap((use) => placesOf(use, look));
  const byPlace = Map.groupBy(placed, ({ path }) => path.join('.'));
  const spare = ({ contrast, least }: SeenUse) => contrast / least;
  return Array.from(byPlace.values(), (uses) =>
    uses.reduce((worst, use) => (spare(use) < spare(worst) ? use : worst)),
  );
}
