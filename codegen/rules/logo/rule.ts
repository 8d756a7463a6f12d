import { leastContrast } from '../../derive/look/color-math.ts';
import { type Palettes, palettesOf } from '../../derive/look/palette.ts';
import type { Message } from '../../diagnostics/diagnostic.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { logosIn, type NamedLogo } from '../../model/logo-files.ts';
import { isDrawing, type MasterSize, pictureFolder } from '../../model/picture-uses.ts';

/** A logo is shown 40 pixels high, on screens of up to three pixels for each of these. */
const leastHeight = 120;
/** Phones show an icon this wide. */
const leastIcon = 512;
/** What is not seen of a logo should be next to nothing. */
const mostFaint = 0.15;
const leastSeen = 3;

/** A logo is seen wherever it stands, has no box around it, and is sharp. */
export const rule: Rule = {
  code: ['faint-logo', 'opaque-logo', 'small-logo'],
  phase: 'doubt',
  check({ site: { content, pictureSizes } }) {
    const { look } = content;
    if (!look) return [];
    const palettes = palettesOf(look.data);
    const hasDark = look.data.logo?.dark !== undefined;
    return logosIn(look.data).flatMap((named): RuleFinding[] => {
      const size = pictureSizes.get(pictureFolder + named.file);
      if (!size) return [];
      const isIcon = named.path[0] === 'icon';
      const texts = isIcon
        ? [unlikeIcon(named, size)]
        : [tooSmall(named, size), opaque(named, size), faint(named, size, { palettes, hasDark })];
      const [text] = texts.flatMap((each) => each ?? []);
      return text ? [{ source: look.source, path: named.path, ...text }] : [];
    });
  },
};

function unlikeIcon({ file }: NamedLogo, { width, height }: MasterSize): Message | undefined {
  const isSquare = Math.abs(width / height - 1) < 0.02;
  if (isSquare && (isDrawing(file) || width >= leastIcon)) return undefined;
  return {
    code: 'small-logo',
    message: `the icon ${file} is ${width} × ${height} pixels; an icon is square, and phones show it ${leastIcon} pixels wide`,
    help: 'Export the part of the logo that is known without its words, on a square, as SVG if there is one.',
  };
}

function tooSmall({ file }: NamedLogo, { width, height }: MasterSize): Message | undefined {
  if (isDrawing(file) || height >= leastHeight) return undefined;
  return {
    code: 'small-logo',
    message: `the logo ${file} is ${width} × ${height} pixels; it is sharp on every screen from ${leastHeight} pixels of height on`,
    help: 'Export it larger, or as SVG, which is sharp at any size.',
  };
}

function opaque({ file }: NamedLogo, { isCutout }: MasterSize): Message | undefined {
  if (isCutout) return undefined;
  return {
    code: 'opaque-logo',
    message: `no part of the logo ${file} is transparent, so it stands in a box`,
    help: 'Export it without a ground, as SVG or as PNG with transparency.',
  };
}

interface Looked {
  readonly palettes: Palettes;
  /** Whether there is another file for dark ground. */
  readonly hasDark: boolean;
}

/** What is seen less than a button has to be, on one of the grounds that the logo stands on. */
function faint(
  { path, file }: NamedLogo,
  { colors = [] }: MasterSize,
  { palettes: { light, dark }, hasDark }: Looked,
): Message | undefined {
  const onLight = { grounds: [light.ground], where: 'light pages' };
  const onDark = {
    grounds: [dark.ground, light.footer, dark.footer],
    where: 'dark pages and in the footer',
  };
  const isLight = path.includes('light');
  const places = [...(isLight ? [onLight] : []), ...(isLight && hasDark ? [] : [onDark])];
  for (const { grounds, where } of places) {
    const lost = colors.filter(({ color }) => leastContrast(color, grounds) < leastSeen);
    const share = lost.reduce((sum, each) => sum + each.share, 0);
    const [most] = lost;
    if (most && share > mostFaint) {
      const contrast = leastContrast(most.color, grounds).toFixed(1);
      return {
        code: 'faint-logo',
        message: `${Math.round(share * 100)} % of the logo ${file} is hard to see on ${where}: the contrast of about ${most.color} is ${contrast}, and should be ${leastSeen}`,
        help:
          isLight && where !== onLight.where
            ? otherFile
            : 'Export it in colors that are seen there.',
      };
    }
  }
  return undefined;
}

const otherFile =
  'Name a file for dark ground as well, in which those parts are white or light: logo: { light: …, dark: logo/… }.';
