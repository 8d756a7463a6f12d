import { describe, expect, test } from 'vitest';
import { fileKinds } from '../model/nouns.ts';
import { placeFile } from './place-file.ts';

describe('placeFile', () => {
  const records: readonly [path: string, noun: string, id: string, schema: string][] = [
    ['site.yaml', 'site', 'site', 'site'],
    ['navigation.yaml', 'navigation', 'navigation', 'navigation'],
    ['counties/north-haven.yaml', 'county', 'north-haven', 'county'],
    ['towns/knox/rockport.yaml', 'town', 'knox/rockport', 'town'],
    ['brands/loonbay.yaml', 'brand', 'loonbay', 'brand'],
    ['vehicles/loonbay/drifter.yaml', 'vehicle', 'loonbay-drifter', 'vehicle'],
    ['pricing/delivery.yaml', 'pricing', 'delivery', 'fact-sheet'],
    ['pricing/rentals.yaml', 'pricing', 'rentals', 'rentals'],
    ['facts/low-speed.yaml', 'facts', 'low-speed', 'fact-sheet'],
    ['policies/returns.yaml', 'policy', 'returns', 'policy'],
    ['pages/home.yaml', 'page', 'home', 'page'],
    ['templates/town.yaml', 'template', 'town', 'template'],
    ['forms/contact.yaml', 'form', 'contact', 'form'],
    ['calculators/eco.yaml', 'calculator', 'eco', 'calculator'],
    ['pictures/pictures.yaml', 'pictures', 'pictures', 'pictures'],
  ];
  test.each(records)('%s is a %s', (path, noun, id, schema) => {
    expect(placeFile(path)).toMatchObject({ is: 'record', id, kind: { noun, schema } });
  });

  test.each(['pictures/boats/drifter.webp', 'pictures/map.svg'])('%s is a picture', (path) => {
    expect(placeFile(path)).toEqual({ is: 'picture' });
  });

  const misplaced: readonly [path: string, code: string, tidyPath?: string][] = [
    ['site.yml', 'wrong-file-name', 'site.yaml'],
    ['towns/knox/Rockport.yaml', 'wrong-file-name', 'towns/knox/rockport.yaml'],
    ['vehicles/x/2+2.yaml', 'wrong-file-name', 'vehicles/x/2-plus-2.yaml'],
    ['pictures/Big Cart.JPG', 'wrong-file-name', 'pictures/big-cart.jpg'],
    ['pictures/cart.gif', 'wrong-file-name'],
    ['templates/page.yaml', 'wrong-file-name'],
    ['town/rockport.yaml', 'wrong-place'],
    ['towns/rockport.yaml', 'wrong-place'],
    ['towns/a/b/rockport.yaml', 'wrong-place', 'towns/a/rockport.yaml'],
    ['pages/new/home.yaml', 'wrong-place', 'pages/home.yaml'],
    ['other.yaml', 'wrong-place'],
    ['pages/home.txt', 'wrong-place'],
  ];
  test.each(['東京-beach', '서울', 'ทะเล'])(
    '%s is offered no name that lacks its letters',
    (name) => {
      const place = placeFile(`towns/knox/${name}.yaml`);
      expect(place).toMatchObject({ help: expect.stringContaining('in the letters a to z') });
      expect(place).not.toHaveProperty('tidyPath');
    },
  );

  test.each(misplaced)('%s is misplaced', (path, code, tidyPath) => {
    const place = placeFile(path);
    expect(place).toMatchObject({ is: 'misplaced', code, ...(tidyPath ? { tidyPath } : {}) });
  });

  test('takes a name that is nearly a fixed one for it, unless a file has that', () => {
    const place = placeFile('pricing/rentlas.yaml', () => false);
    expect(place).toMatchObject({ code: 'wrong-file-name', tidyPath: 'pricing/rentals.yaml' });
    expect(placeFile('pricing/rentlas.yaml', () => true)).toMatchObject({ is: 'record' });
    expect(placeFile('pricing/delivery.yaml', () => false)).toMatchObject({ is: 'record' });
  });
});

test('whoever puts a file into no folder of the content is told all of them', () => {
  const placed = placeFile('regattas/spring.yaml');
  const folders = fileKinds.flatMap(({ pattern }) => /^(\w+)\//.exec(pattern)?.[1] ?? []);
  expect(placed).toMatchObject({ help: `Content folders: ${[...new Set(folders)].join(', ')}.` });
});
