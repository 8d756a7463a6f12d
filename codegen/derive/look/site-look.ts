import type { SiteLook } from '../../contract/site.ts';
import { palettesOf, plainLook } from './palette.ts';
import type { WrittenLook } from './roles.ts';

/** The look for what no style sheet reaches: the browser's frame, icons and pictures of shared links. */
export function siteLook(look: WrittenLook = plainLook): SiteLook {
  const { night, ground, highlight } = palettesOf(look).light;
  const backdrop = look.backdrop?.light;
  return { night, ground, highlight, ...(backdrop && { backdrop }) };
}
