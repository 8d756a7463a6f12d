import type { NounTypes } from '../../../generated/content.ts';

/** How a dealer says that the site looks. */
export type WrittenLook = NounTypes['look'];

/** Single colors that a dealer has chosen. */
export type Tones = NonNullable<WrittenLook['tones']>;

/** What a color is used for. */
export type Role =
  | 'highlight'
  | 'heading'
  | keyof NonNullable<Tones['light']>
  | keyof NonNullable<Tones['dark']>;

/** A color for each role. */
export type Palette = Readonly<Record<Role, string>>;
