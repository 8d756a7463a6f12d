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
  expect(assets).toMatchObject({
    styles: ['/assets/style-1.css'],
    scripts: ['/assets/entry-1.js'],
    fonts: ['/assets/text-1.woff2'],
  });
});

test('the code that runs a page is that of the application and of its sections, with all they import', () => {
  const { application } = builtAssets({
    'src/entry-client.ts': entry,
    'src/navigation/start.tsx': {
      file: 'assets/start-1.js',
      imports: ['_react.js', 'src/entry-client.ts'],
    },
    'src/sections/map.tsx': { file: 'assets/map-1.js', imports: ['_place.js', '_react.js'] },
    '_place.js': { file: 'assets/place-1.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react-1.js' },
  });
  expect(application(['map', 'part-of-the-entry'])).toEqual([
    '/assets/start-1.js',
    '/assets/map-1.js',
    '/assets/react-1.js',
    '/assets/place-1.js',
  ]);
});

test('a build without the entry is told by name', () => {
  expect(() => builtAssets({})).toThrow('src/entry-client.ts');
});
