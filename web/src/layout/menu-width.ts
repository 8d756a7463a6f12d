/** From which width of a window the header has room for its menu: the classes of header.css. */
export type MenuFrom = 'menu-from-76' | 'menu-from-90' | 'menu-from-105' | 'menu-never';

const steps: readonly (readonly [rem: number, MenuFrom])[] = [
  [76, 'menu-from-76'],
  [90, 'menu-from-90'],
  [105, 'menu-from-105'],
];

// In rem, as measured in the fonts of the site.
const perLetter = 0.54;
const perItem = 1.5;
const perArrow = 1.125;
const perLetterOfName = 0.58;
/** The mark, the frame of the button, the gaps and the margins of the page. */
const rest = 12.8;

interface Texts {
  readonly name: string;
  readonly call: string;
  readonly items: readonly { readonly text: string; readonly to?: string | undefined }[];
}

/** Switches to the slide-out menu where the texts do not fit in one line, however many the dealer has. */
export function menuFrom({ name, call, items }: Texts): MenuFrom {
  const menu = items.reduce(
    (sum, { text, to }) => sum + text.length * perLetter + perItem + (to ? 0 : perArrow),
    0,
  );
  const needed = menu + lineOf(name) * perLetterOfName + call.length * perLetter + rest;
  return steps.find(([rem]) => needed <= rem)?.[1] ?? 'menu-never';
}

/** The letters of a name in the longer of two lines. */
function lineOf(name: string): number {
  const longest = Math.max(...name.split(' ').map(({ length }) => length));
  return Math.max(longest, name.length / 2 + 2);
}
