import type { SiteLogo } from '../../../generated/contract/site.ts';
import { bareText } from '../domain/bare-text.ts';

/** The widths of a window, in rem, from which the header may have room for its menu. */
const steps = [76, 80, 90, 105] as const;

/** From which width the header has room for its menu, or that it never has. */
export type MenuFrom = (typeof steps)[number] | 'never';

// In rem, as measured in the fonts of the site.
const perLetter = 0.54;
const perItem = 1.5;
const perArrow = 1.125;
const perLetterOfName = 0.58;
const searchIcon = 3.25;
const pixelsOfRem = 16;
const mark = 1.375;
/** The mark, the frame of the button, the gaps and the margins of the page. */
const rest = 12.8;

interface Texts {
  readonly name: string;
  readonly call: string;
  readonly hasSearch?: boolean;
  /** How wide letters are, by those of these measures. */
  readonly letterWidth?: number | undefined;
  /** The logo, in the place of the mark or of the name as well. */
  readonly logo?: SiteLogo | undefined;
  readonly items: readonly { readonly text: string; readonly to?: string | undefined }[];
}

/** Switches to the slide-out menu where the texts do not fit in one line, however many the dealer has. */
export function menuFrom(parts: Texts): MenuFrom {
  const { call, items, hasSearch = false, letterWidth = 1, logo } = parts;
  const name = logo?.withName ? '' : parts.name;
  const frame =
    rest + (hasSearch ? searchIcon : 0) + (logo ? logo.light.width / pixelsOfRem - mark : 0);
  const extra = items.reduce((sum, { to }) => sum + perItem + (to ? 0 : perArrow), frame);
  const texts = [...items.map(({ text }) => text), call].map((text) => bareText(text).length);
  const letters = texts.reduce((sum, length) => sum + length * perLetter, 0);
  const needed = extra + letterWidth * (letters + lineOf(bareText(name)) * perLetterOfName);
  return steps.find((rem) => needed <= rem) ?? 'never';
}

/** The same for a menu in a line of its own, which is there from the first width or never. */
export function menuBelow({ items, letterWidth }: Texts): MenuFrom {
  return menuFrom({ name: '', call: '', items, letterWidth }) === steps[0] ? steps[0] : 'never';
}

/** The letters of a name in the longer of two lines. */
function lineOf(name: string): number {
  const longest = Math.max(...name.split(' ').map(({ length }) => length));
  return Math.max(longest, name.length / 2 + 2);
}
