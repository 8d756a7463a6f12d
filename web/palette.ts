// The colours of the brand where no style sheet reaches: browser chrome, icons and previews. The
// style sheet has them in web/src/styles/tokens.css.

/** The dark ground. */
export const navy = '#0b2545';

/** The light ground. */
export const canvas = '#fbf7ef';

/** The ground of what is cut out, from top to bottom, each with where it is in per cent. */
export const stage = [
  ['#d3e6ef', 0],
  ['#eaf0ef', 52],
  ['#f1e6d0', 62],
  ['#e8d6b6', 100],
] as const;

/** The accent on the dark ground. */
export const sun = '#ffc145';
