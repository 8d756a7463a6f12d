import { expect, test } from 'vitest';
import { builtAssets } from './assets.ts';

const entry = { file: 'assets/entry-1.js' };

test('a page loads the stylesheet, the small entry and the everyday fonts', () => {
  const assets = builtAssets({
    'src/entry-client.ts': entry,
    'src/navigation/start.tsx': { file: 'assets/start-1.js' },
    'src/styles/fonts/text.woff2': { file: 'assets/text-1.woff2' },
    '../node_modules/some-font/accents.woff2': { file: 'assets/accents-1.woff2' },
    'style.css': { file: 'assets/style-1.css' },
  });
  expect(assets).toEqual({
    styles: ['/assets/style-1.css'],
    scripts: ['/assets/entry-1.js'],
    fonts: ['/assets/text-1.woff2'],
  });
});

test('a build without the entry is told by name', () => {
  expect(() => builtAssets({})).toThrow('src/entry-client.ts');
});
