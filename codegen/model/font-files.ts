import type { NounTypes } from '../../generated/content.ts';

/** The folder of fonts, from the root of the project. */
export const fontFolder = 'content/fonts/';

/** What a font is for. */
export type FontPlace = keyof NonNullable<NounTypes['look']['ownFonts']>;

/** A font that the look names. */
export interface NamedFont {
  readonly place: FontPlace;
  /** From the root of the project. */
  readonly file: string;
  readonly license: string;
}

const places: readonly FontPlace[] = ['text', 'heading'];

/** The fonts that a look names. */
export function fontsIn({ ownFonts = {} }: Partial<NounTypes['look']>): readonly NamedFont[] {
  return places.flatMap((place) => {
    const font = ownFonts[place];
    return font ? [{ place, file: fontFolder + font.file, license: font.license }] : [];
  });
}
