import { expect, test } from 'vitest';
import { pictureFiles } from './picture-files.ts';

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
