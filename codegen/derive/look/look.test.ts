import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPlainly } from '../../parse/parse.ts';
import { makeSite } from '../../testing/make-site.ts';
import { faintUses } from './contrasts.ts';
import { logoFiles } from './logo.ts';
import { lookStyles } from './look-css.ts';
import { plainLook } from './palette.ts';
import { tightestUses } from './placed-uses.ts';
import { siteLook } from './site-look.ts';

const grounds = ['#ffffff', '#f2f4f7', '#fff4d6', '#f4eefa'];
const inks = ['#0b2545', '#27303b', '#000000', '#4a1d1d', '#555555'];
const actions = ['#b3361f', '#1d5fae', '#0a7a4b', '#000000', '#be185d', '#946200'];

const faint = (...given: Parameters<typeof faintUses>) =>
  faintUses(...given).map(({ scheme, role, on }) => `${scheme}: ${role} on ${on}`);

describe.each(grounds)('on %s', (ground) => {
  test.each(inks)('whatever is made from %s and any color of buttons is seen', (ink) => {
    for (const action of actions) expect(faint({ ground, ink, action })).toEqual([]);
  });
});

test('a dealer without a look has one that is seen', () => {
  expect(faint(plainLook)).toEqual([]);
});

test('a color that is written stays, and what is seen less for it is told', () => {
  const tones = { dark: { ground: '#6b7480' }, light: { link: '#1d5fae' } };
  const look = { ...plainLook, tones };
  expect(faint(look)).toContain('dark: border on ground');
  expect(faint({ ...look, tones: { light: { link: '#1d5fae' } } })).toEqual([]);
  expect(lookStyles(look).light).toContain('--color-link: #1d5fae;');
});

test('of each color that is written the use is known in which it is seen least', () => {
  const uses = tightestUses({ ...plainLook, tones: { dark: { text: '#eaf1f8' } } });
  const paths = uses.map(({ path }) => path.join('.')).sort();
  expect(paths).toEqual(['action', 'ground', 'ink', 'tones.dark.text']);
  for (const { contrast, least } of uses) expect(contrast).toBeGreaterThan(least);
});

test('no two of the examples share the color of buttons, fonts, mark or header', () => {
  const cwd = join(import.meta.dirname, '../../../examples');
  const read = (file: string) => Object(readPlainly(readFileSync(join(cwd, file), 'utf8')));
  const looks = globSync('*/content/look.yaml', { cwd }).map((file) => {
    const { action, fonts, ownFonts, header = 'beside', logo } = read(file);
    const mark = logo?.light ?? read(join(dirname(file), 'site.yaml')).mark;
    return { action, fonts: ownFonts ?? fonts, header, mark };
  });
  expect(looks.length).toBeGreaterThan(1);
  for (const key of ['action', 'fonts', 'header', 'mark'] as const)
    expect(new Set(looks.map((look) => JSON.stringify(look[key]))).size).toBe(looks.length);
});

describe('a logo', () => {
  const withLogo = (header: string, logo: object) => ({
    ...makeSite({ look: { ...plainLook, header, logo } }),
    pictureSizes: new Map([
      ['content/pictures/logo/wide.svg', { width: 2000, height: 400 }],
      ['content/pictures/logo/tall.png', { width: 300, height: 420 }],
    ]),
    pictureHashes: new Map([['content/pictures/logo/wide.svg', 'hash']]),
  });

  test.each([
    ['beside', { width: 200, height: 40 }, { width: 29, height: 40 }],
    ['below', { width: 200, height: 40 }, { width: 40, height: 56 }],
  ])(
    '%s the menu is as high as the header lets it be, and never too wide',
    (header, wide, tall) => {
      const { logo } = siteLook(
        withLogo(header, { light: 'logo/wide.svg', dark: 'logo/tall.png' }),
      );
      expect(logo).toMatchObject({ light: wide, dark: tall });
    },
  );

  test('is one file for both grounds if there is no other, sharp on any screen', () => {
    const drawn = withLogo('beside', { light: 'logo/wide.svg' });
    const photo = withLogo('beside', { light: 'logo/tall.png' });
    expect(logoFiles(drawn)).toEqual([
      {
        path: siteLook(drawn).logo?.dark.src.slice(1),
        master: 'content/pictures/logo/wide.svg',
        format: 'svg',
      },
    ]);
    expect(logoFiles(photo)).toMatchObject([{ format: 'png', width: 87, height: 120 }]);
  });
});
