import type { FontFacts } from '../../model/font-facts.ts';
import { type FontPlace, fontsIn, type NamedFont } from '../../model/font-files.ts';
import type { Site } from '../../site/site.ts';

/** What stands in until a font is there: a font that nearly everybody has, and how wide its letters are. */
const standIns: Readonly<Record<FontPlace, { readonly fonts: string; readonly width: number }>> = {
  text: { fonts: 'local("Arial"), local("Liberation Sans")', width: 0.4524 },
  heading: {
    fonts:
      'local("Arial Bold"), local("Arial"), local("Liberation Sans Bold"), local("Liberation Sans")',
    width: 0.491,
  },
};

const families: Readonly<Record<FontPlace, string>> = { text: 'Own text', heading: 'Own heading' };

interface ShownFont extends NamedFont {
  readonly hash: string;
  readonly facts: FontFacts;
}

function shownFonts({ content, fonts }: Site): readonly ShownFont[] {
  return fontsIn(content.look?.data ?? {}).flatMap((named) => {
    const { hash, facts } = fonts.get(named.file) ?? {};
    return hash !== undefined && facts ? [{ ...named, hash, facts }] : [];
  });
}

/** The style sheet of the dealer's own fonts; undefined if he has none. What is left out is in that of the system. */
export function ownFontsCss(site: Site): string | undefined {
  const shown = shownFonts(site);
  if (shown.length === 0) return undefined;
  const familyOf = (place: FontPlace) =>
    shown.some((font) => font.place === place)
      ? `"${families[place]}", "${families[place]} fallback", `
      : '';
  return [
    ...shown.map(fontFaces),
    `@theme inline {
  --font-text: ${familyOf('text')}system-ui, sans-serif;
  --font-display: ${familyOf('heading')}system-ui, sans-serif;
}`,
  ].join('\n\n');
}

/** The font, and its stand-in with the same metrics, so that nothing moves when the font comes. */
function fontFaces({ place, file, hash, facts }: ShownFont): string {
  const { weights, widths, ascent, descent, lineGap } = facts;
  const { fonts, width } = standIns[place];
  const scale = widths[place] / width;
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return `/* ${hash} */
@font-face {
  font-family: "${families[place]}";
  src: url("../${file}") format("woff2");
  font-weight: ${[...new Set(weights)].join(' ')};
  font-display: swap;
}

@font-face {
  font-family: "${families[place]} fallback";
  src: ${fonts};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: ${percent(lineGap / scale)};
}`;
}

/** The widths that the header was measured in. */
const measured: Readonly<Record<FontPlace, number>> = { text: 0.4599, heading: 0.482 };

/** How wide the letters of the dealer's own fonts are, by those; undefined if he has none. */
export function ownLetterWidth(site: Site): number | undefined {
  const shown = shownFonts(site);
  if (shown.length === 0) return undefined;
  const all = shown.map(({ place, facts }) => facts.widths[place] / measured[place]);
  return Number(Math.max(1, ...all).toFixed(2));
}

/** Under which licenses the fonts are served, one a line. */
export function fontLicenses({ content }: Site): string {
  const lines = fontsIn(content.look?.data ?? {}).map(
    ({ file, license }) => `${file.slice(file.lastIndexOf('/') + 1)}: ${license}`,
  );
  return [...new Set(lines)].join('\n');
}
