import { lightnessOf, shade } from './color-math.ts';
import { clear, seen } from './light-tones.ts';
import type { Palette, Tones } from './roles.ts';

/** How light the grounds and lines of dark pages are: each ground is at least 1.2 times as light as the one below it. */
const darkness = {
  ground: 0.18,
  band: 0.32,
  surface: 0.385,
  soft: 0.435,
  divider: 0.5,
  border: 0.7,
};

/** How light what is written on them is. */
const brightness = { text: 0.96, muted: 0.89, caption: 0.84 };

/** How light what is seen on maps is. */
const onMaps = {
  mapLand: 0.27,
  mapCounty: 0.31,
  mapCurrent: 0.36,
  mapBorder: 0.57,
  mapHalo: 0.2,
};

const amber = '#ffc145';
const water = { mapWater: '#0a1a2e', mapShore: '#4d7391' };

/** The colors of dark pages, from those of light ones. */
export function darkTones(light: Palette, own: Tones['dark']): Palette {
  const tone = (lightness: number) => shade(light.night, { lightness, chroma: 0.05 });
  const tones = (all: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(all).map(([role, lightness]) => [role, tone(lightness)]));
  const based: Palette = { ...light, ...tones(darkness), ...own };
  const grounds = [based.ground, based.band, based.surface, based.soft];
  const tint = (color: string, lightness: number) =>
    seen(shade(color, { lightness }), grounds, clear.words);
  const action = own?.action ?? tint(light.highlight, lightnessOf(light.highlight));
  return {
    ...based,
    ...tones(brightness),
    ...tones(onMaps),
    ...water,
    heading: '#ffffff',
    link: tint(light.link, 0.82),
    action,
    actionHover: shade(action, { lightness: lightnessOf(action) + 0.05 }),
    onAction: light.deep,
    accent: tint(light.accent, 0.82),
    good: tint(light.good, 0.83),
    warn: tint(amber, lightnessOf(amber)),
    bad: tint(light.bad, 0.83),
    focus: action,
    focusRing: light.deep,
    night: tone(0.385),
    footer: tone(0.165),
  };
}

/** The colors of dark sections that differ from those of dark pages. */
export function nightTones({ night, raised }: Palette) {
  const at = lightnessOf(night);
  const tone = (lightness: number) => shade(night, { lightness, chroma: 0.1 });
  return {
    ground: night,
    surface: raised,
    soft: tone(at + 0.1),
    divider: tone(at + 0.24),
    border: tone(0.7),
    caption: shade(night, { lightness: 0.84, chroma: 0.04 }),
  };
}
