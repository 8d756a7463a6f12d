import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

// Those that the library needs for what is used of it here.
const modes = [modeRgb, modeLrgb, modeOklch];
for (const mode of modes) register(mode);
const toOklch = converter('oklch');

/** The least contrast of a color with each of several grounds. */
export function leastContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => wcagContrast(color, ground)));
}

/** How a color differs from another: its lightness from 0 to 1, and how much of its chroma is kept. */
interface Shade {
  readonly lightness: number;
  readonly chroma?: number;
}

/** The color of the same hue with another lightness. */
export function shade(
  color: string,
  { lightness, chroma = Number.POSITIVE_INFINITY }: Shade,
): string {
  const { l: _, ...own } = toOklch(color) ?? black;
  const wanted = { ...own, l: Math.min(1, Math.max(0, lightness)), c: Math.min(own.c, chroma) };
  return formatHex(clampChroma(wanted, 'oklch'));
}

const black = { mode: 'oklch', l: 0, c: 0 } as const;

/** The lightness of a color as the eye sees it, from 0 to 1. */
export function lightnessOf(color: string): number {
  return toOklch(color)?.l ?? 0;
}

/** The red, green and blue of a color, from 0 to 255. */
export function channelsOf(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

const steps = 200;

/** Another color, and the least contrast with it. */
interface Wanted {
  readonly other: string;
  readonly least: number;
}

/**
 * The color itself if its contrast with all the others is enough, else the nearest of the same hue that has it: lighter or
 * darker by as little as possible. None, if no lightness has it.
 */
export function nearestPassing(color: string, wanted: readonly Wanted[]): string | undefined {
  const passes = (each: string) =>
    wanted.every(({ other, least }) => leastContrast(each, [other]) >= least);
  if (passes(color)) return color;
  const from = lightnessOf(color);
  for (let step = 1; step <= steps; step += 1) {
    const near = [from - step / steps, from + step / steps].map((lightness) =>
      shade(color, { lightness }),
    );
    const found = near.find(passes);
    if (found !== undefined) return found;
  }
  return undefined;
}
