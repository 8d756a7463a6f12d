// The colours of the brand where no style sheet reaches: browser chrome, icons and previews. The
// style sheet has them in web/src/styles/tokens.css.

/** The dark ground. */
export const navy = '#0b2545';

/** The light ground. */
export const canvas = '#fbf7ef';

/** The accent on the dark ground. */
export const sun = '#ffc145';
