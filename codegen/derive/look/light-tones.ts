import { leastContrast, lightnessOf, nearestPassing, shade } from './color-math.ts';
import type { Palette, Tones, WrittenLook } from './roles.ts';

/** The least contrasts of colors that are made: more than WCAG 2.2 asks, so that they are seen clearly. */
export const clear = {
  night: 13,
  text: 10,
  muted: 7.5,
  caption: 5.2,
  words: 4.6,
  shapes: 3.1,
} as const;

/** The color, or the nearest one that is seen on all of these grounds. */
export function seen(color: string, grounds: readonly string[], ratio: number): string {
  const wanted = grounds.map((other) => ({ other, least: ratio }));
  return nearestPassing(color, wanted) ?? color;
}

const good = '#1b6e3c';
const warn = '#8a4b00';
const bad = '#b3261e';

/** The colors of light pages. */
export function lightTones(look: WrittenLook, own: Tones['light']): Palette {
  const places = groundsOf(look, own);
  const { ground, band, surface, soft } = places;
  const grounds = [ground, band, surface, soft];
  const link = own?.link ?? seen(look.action, grounds, clear.words);
  return {
    ...places,
    ...inks(look.ink, grounds),
    ...buttons(look.action, places.deep, own?.onAction),
    link,
    accent: link,
    good: seen(good, grounds, clear.words),
    warn: seen(warn, grounds, clear.words),
    bad: seen(bad, grounds, clear.words),
    focus: link,
    focusRing: '#ffffff',
    highlight: look.highlight ?? highlightOf(look.action, places),
    ...mapTones(places),
  };
}

/** What things lie on. */
function groundsOf({ ground, ink }: WrittenLook, own: Tones['light']) {
  const at = lightnessOf(ground);
  const band = own?.band ?? shade(ground, { lightness: at - 0.03 });
  const night = seen(ink, ['#ffffff'], clear.night);
  const dark = lightnessOf(night);
  const deep = own?.deep ?? shade(night, { lightness: dark - 0.06 });
  return {
    ground,
    band,
    surface: own?.surface ?? '#ffffff',
    soft: own?.soft ?? band,
    divider: shade(ground, { lightness: at - 0.09 }),
    night,
    deep,
    footer: deep,
    raised: own?.raised ?? shade(night, { lightness: dark + 0.06 }),
  };
}

/** What is written and drawn on them. */
function inks(ink: string, grounds: readonly string[]) {
  const tone = (lightness: number, ratio: number) =>
    seen(shade(ink, { lightness, chroma: 0.05 }), grounds, ratio);
  return {
    heading: ink,
    text: tone(0.24, clear.text),
    muted: tone(0.4, clear.muted),
    caption: tone(0.5, clear.caption),
    border: tone(0.62, clear.shapes),
  };
}

/** Under the pointer a button is still less like its words. */
function buttons(action: string, deep: string, words?: string) {
  const isLight = leastContrast('#ffffff', [action]) < clear.words;
  const onAction = words ?? (isLight ? deep : '#ffffff');
  const isLighter = lightnessOf(onAction) < lightnessOf(action);
  const hover = lightnessOf(action) + (isLighter ? 0.05 : -0.07);
  return { action, actionHover: shade(action, { lightness: hover }), onAction };
}

function highlightOf(
  action: string,
  { night, deep, raised }: Pick<Palette, 'night' | 'deep' | 'raised'>,
) {
  return seen(shade(action, { lightness: 0.8 }), [night, deep, raised], clear.words);
}

type Land = Pick<Palette, 'ground' | 'band' | 'surface'>;

/** Water is blue on every map. */
function mapTones({ ground, band, surface }: Land) {
  return {
    mapWater: '#d3e6ee',
    mapLand: band,
    mapCounty: ground,
    mapCurrent: surface,
    mapBorder: shade(ground, { lightness: 0.7 }),
    mapShore: '#7fa6ba',
    mapHalo: surface,
  };
}
