import { lookStyles } from './look-css.ts';
import { plainLook } from './palette.ts';
import type { WrittenLook } from './roles.ts';

/** The colors of a draft, over those of a page whose style sheet is that of the saved look. */
export function draftedCss(look: WrittenLook = plainLook): string {
  const { light, dark, dusk, night, band } = lookStyles(look);
  const raised = '--color-canvas: var(--color-navy-900); --color-surface: var(--color-navy-800);';
  const flat = '--shadow-card: none; --shadow-raised: none;';
  return `@layer base {
:root { ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} ${dusk} ${flat} } }
}
@layer components {
@media (prefers-color-scheme: light) { .ground-sand { ${band} } }
.ground-dark, .ground-picture { ${dark} ${night} ${raised} ${flat} }
}`;
}
