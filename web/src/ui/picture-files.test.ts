import { expect, test } from 'vitest';
import { isCutout, ownWidth, pictureFiles } from './picture-files.ts';

test('a vehicle has files of three widths beside the one every browser reads', () => {
  const files = pictureFiles('/assets/pictures/runner-4.ab12-800.webp');
  expect(files?.wide).toMatch(/^\/assets\/pictures\/runner-4\.ab12-400\.avif 400w, .* 1200w$/);
  expect(files?.wide.split(', ')).toHaveLength(3);
  expect(files?.narrow).toBeUndefined();
});

test('a scene has an upright part too', () => {
  const files = pictureFiles('/assets/pictures/bay.ab12-1280.webp');
  expect(files?.narrow).toContain('/assets/pictures/bay-narrow.ab12-400.avif 400w');
});

test.each(['/assets/pictures/bay.ab12.svg', '/elsewhere/photo.jpg', '/a.ab12-960.webp'])(
  '%s stands alone',
  (src) => {
    expect(pictureFiles(src)).toBeUndefined();
  },
);

test.each([
  ['a cutout', 'a.ab12-800.webp', true, undefined, 3],
  ['a drawing that is cut out', 'a.ab12-800.svg', true, undefined, 0],
  ['a photo in its frame', 'a.ab12-1200.webp', false, undefined, 3],
  ['a drawing in its frame', 'a.ab12.svg', false, undefined, 0],
  ['a small photo', 'a.ab12-640x427.webp', false, 640, 2],
])(
  'the name of %s tells what it stands on, how wide it is, and its files',
  (_what, name, ...told) => {
    const files = pictureFiles(name)?.wide.split(', ').length ?? 0;
    expect([isCutout(name), ownWidth(name), files]).toEqual(told);
  },
);
