// The brand's colors for places no style sheet reaches: browser chrome, icons and previews. The style sheets have them
// in web/src/styles/tokens.css.

/** The dark background. */
export const navy = '#0b2545';

/** The light background. */
export const canvas = '#fbf7ef';

/** The background of cutouts, from top to bottom, each color with its stop in percent. */
export const stage = [
  ['#d3e6ef', 0],
  ['#eaf0ef', 52],
  ['#f1e6d0', 62],
  ['#e8d6b6', 100],
] as const;

/** The accent on the dark background. */
export const sun = '#ffc145';
