import { channelsOf, lightnessOf, shade } from './color-math.ts';
import { palettesOf } from './palette.ts';
import type { Palette, Role, WrittenLook } from './roles.ts';

/** The custom properties of roles that have other names than these. */
const otherNames: Partial<Record<Role, string>> = {
  ground: 'canvas',
  text: 'ink',
  deep: 'navy-950',
  night: 'navy-900',
  raised: 'navy-800',
  highlight: 'sun-400',
};

/** What dark ground changes, that of a dark page or of a dark section. */
const onDark: readonly Role[] = [
  ...(['ground', 'band', 'surface', 'soft', 'divider', 'border', 'heading', 'text'] as const),
  ...(['muted', 'caption', 'link', 'action', 'actionHover', 'onAction', 'accent'] as const),
  ...(['good', 'warn', 'bad', 'focus', 'focusRing'] as const),
];

/** What dark pages change beyond that. */
const atDusk: readonly Role[] = [
  ...(['night', 'footer', 'mapWater', 'mapLand', 'mapCounty', 'mapCurrent'] as const),
  ...(['mapBorder', 'mapShore', 'mapHalo'] as const),
];

/** What only dark sections change; the first two are as dark as the page is. */
const onNight: readonly Role[] = ['soft', 'divider', 'border', 'caption'];

/** Custom properties in groups, each for its own place in the style sheets. */
export interface LookStyles {
  /** Everything, for light pages. */
  readonly light: string;
  /** What dark ground changes. */
  readonly dark: string;
  /** What dark pages change beyond that. */
  readonly dusk: string;
  /** What dark sections change beyond dark ground. */
  readonly night: string;
  /** What every other section of light pages changes. */
  readonly band: string;
}

/** The look as custom properties. */
export function lookStyles(look: WrittenLook): LookStyles {
  const { light, dark, onNight: night } = palettesOf(look);
  const { light: sky, dark: dusk = sky?.map(dimmed) } = look.backdrop ?? {};
  return {
    light: [
      ...shadows(look.ink),
      ...colors(light, ['highlight', 'raised', 'deep', ...atDusk, ...onDark]),
      backdrop(sky),
    ].join('\n'),
    dark: colors(dark, onDark).join('\n'),
    dusk: [...colors(dark, atDusk), backdrop(dusk)].join('\n'),
    night: colors(night, onNight).join('\n'),
    band: colors({ ...light, soft: light.ground }, ['soft']).join('\n'),
  };
}

function colors(palette: Palette, roles: readonly Role[]): readonly string[] {
  return roles.map((role) => `--color-${nameOf(role)}: ${palette[role]}${opacityOf(role)};`);
}

function nameOf(role: Role): string {
  return otherNames[role] ?? role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A little of the map is seen behind its names: the last two digits. */
function opacityOf(role: Role): string {
  return role === 'mapHalo' ? 'd9' : '';
}

/** Shadows are of the dark color. */
function shadows(ink: string): readonly string[] {
  const [red, green, blue] = channelsOf(ink);
  const of = (opacity: number) => `rgb(${red} ${green} ${blue} / ${opacity})`;
  return [
    `--shadow-card: 0 1px 2px ${of(0.06)}, 0 4px 16px ${of(0.07)};`,
    `--shadow-raised: 0 2px 4px ${of(0.08)}, 0 16px 40px ${of(0.16)};`,
  ];
}

type Stops = NonNullable<WrittenLook['backdrop']>['light'];

function dimmed({ color, at }: Stops[number]): Stops[number] {
  return { color: shade(color, { lightness: lightnessOf(color) * 0.62 }), at };
}

function backdrop(stops: Stops | undefined): string {
  const value = stops?.map(({ color, at }) => `${color} ${at}%`).join(', ');
  return `--background-image-stage: ${value === undefined ? 'none' : `linear-gradient(${value})`};`;
}
