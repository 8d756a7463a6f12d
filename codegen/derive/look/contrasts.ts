import { leastContrast } from './color-math.ts';
import { palettesOf } from './palette.ts';
import type { Palette, Role, Tones, WrittenLook } from './roles.ts';

/** Where a color is seen: on light pages, on dark ones, in dark sections of either. */
type Scheme = keyof Tones;

/** What WCAG 2.2 asks of words, and of shapes that one has to see. */
const least = { words: 4.5, shapes: 3 } as const;

/** One color that is seen on others. */
interface Use {
  readonly schemes: readonly Scheme[];
  readonly roles: readonly Role[];
  readonly on: readonly Role[];
  readonly as: keyof typeof least;
}

const pages = ['light', 'dark'] as const;
const grounds = ['ground', 'band', 'surface', 'soft'] as const;

/** Every use of the colors. */
const uses: readonly Use[] = [
  {
    schemes: [...pages, 'onNight'],
    roles: ['heading', 'text', 'muted', 'caption', 'link', 'accent', 'good', 'warn', 'bad'],
    on: grounds,
    as: 'words',
  },
  {
    schemes: [...pages, 'onNight'],
    roles: ['onAction'],
    on: ['action', 'actionHover'],
    as: 'words',
  },
  {
    schemes: [...pages, 'onNight'],
    roles: ['action', 'border'],
    on: ['ground', 'band', 'surface'],
    as: 'shapes',
  },
  { schemes: [...pages, 'onNight'], roles: ['focus'], on: ['focusRing'], as: 'shapes' },
  { schemes: ['light'], roles: ['highlight'], on: ['night', 'deep', 'raised'], as: 'words' },
  { schemes: ['onNight'], roles: ['text', 'caption'], on: ['deep', 'footer'], as: 'words' },
];

/** A color where it is used, and how well it is seen there. */
export interface SeenUse {
  readonly scheme: Scheme;
  readonly role: Role;
  readonly on: Role;
  readonly color: string;
  readonly ground: string;
  readonly contrast: number;
  readonly least: number;
}

/** Every use in which a look has too little contrast. */
export function faintUses(look: WrittenLook): readonly SeenUse[] {
  return seenUses(look).filter(({ contrast, least: wanted }) => contrast < wanted);
}

/** Every use of every color, with its contrast. */
export function seenUses(look: WrittenLook): readonly SeenUse[] {
  const { light, dark, onNight } = palettesOf(look);
  // Dark sections of dark pages have another ground.
  const all = {
    light: [light],
    dark: [dark],
    onNight: [onNight, { ...onNight, ground: dark.night }],
  };
  return uses.flatMap(({ schemes, roles, on, as }) =>
    schemes.flatMap((scheme) =>
      all[scheme].flatMap((palette) =>
        roles.flatMap((role) => seenOn(palette, { scheme, role, on, least: least[as] })),
      ),
    ),
  );
}

interface Wanted extends Pick<SeenUse, 'scheme' | 'role' | 'least'> {
  readonly on: readonly Role[];
}

function seenOn(palette: Palette, { on, ...wanted }: Wanted): readonly SeenUse[] {
  const color = palette[wanted.role];
  return on.map((each) => {
    const ground = palette[each];
    const contrast = leastContrast(color, [ground]);
    return { ...wanted, on: each, color, ground, contrast };
  });
}
