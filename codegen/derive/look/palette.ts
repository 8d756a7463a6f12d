import { darkTones, nightTones } from './dark-tones.ts';
import { lightTones } from './light-tones.ts';
import type { Palette, Tones, WrittenLook } from './roles.ts';

/** The colors of a site, each in the place of what is not written. */
export interface Palettes {
  readonly light: Palette;
  readonly dark: Palette;
  /** Of dark sections, on light pages and on dark ones. */
  readonly onNight: Palette;
}

/** The look of a dealer who has written none. */
export const plainLook: WrittenLook = { ground: '#ffffff', ink: '#27303b', action: '#1d5fae' };

/** Completes a look: what is written stays, and what is left out is made from the few colors that are always there. */
export function palettesOf(look: WrittenLook): Palettes {
  const { light: ownLight, dark: ownDark, onNight }: Partial<Tones> = look.tones ?? {};
  const light = { ...lightTones(look, ownLight), ...ownLight };
  const dark = { ...darkTones(light, ownDark), ...ownDark };
  return { light, dark, onNight: { ...dark, ...nightTones(light), ...onNight } };
}
