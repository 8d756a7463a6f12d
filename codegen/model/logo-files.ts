import type { NounTypes } from '../../generated/content.ts';

/** A file that the look names: where, and which. */
export interface NamedLogo {
  readonly path: readonly string[];
  readonly file: string;
}

/** The files that a look names, relative to the folder of pictures. */
export function logosIn({ logo, icon }: Partial<NounTypes['look']>): readonly NamedLogo[] {
  const named = (path: readonly string[], file: string | undefined): readonly NamedLogo[] =>
    file === undefined ? [] : [{ path, file }];
  return [
    ...named(['logo', 'light'], logo?.light),
    ...named(['logo', 'dark'], logo?.dark),
    ...named(['icon'], icon),
  ];
}
