import { bareText } from '../domain/bare-text.ts';

/** The widths of a window, in rem, from which the header may have room for its menu. */
const steps = [76, 90, 105] as const;

/** From which width the header has room for its menu, or that it never has. */
export type MenuFrom = (typeof steps)[number] | 'never';

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
    (sum, { text, to }) => sum + bareText(text).length * perLetter + perItem + (to ? 0 : perArrow),
    0,
  );
  const needed =
    menu + lineOf(bareText(name)) * perLetterOfName + bareText(call).length * perLetter + rest;
  return steps.find((rem) => needed <= rem) ?? 'never';
}

/** The letters of a name in the longer of two lines. */
function lineOf(name: string): number {
  const longest = Math.max(...name.split(' ').map(({ length }) => length));
  return Math.max(longest, name.length / 2 + 2);
}
