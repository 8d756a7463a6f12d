import { expect, test } from 'vitest';
import { pictureFiles } from './picture-files.ts';

test('a vehicle has files of four widths in two formats', () => {
  const files = pictureFiles('/assets/pictures/runner-4.ab12-1200.webp');
  expect(files?.avif).toMatch(/^\/assets\/pictures\/runner-4\.ab12-400\.avif 400w, .* 1200w$/);
  expect(files?.webp.split(', ')).toHaveLength(4);
  expect(files?.narrow).toBeUndefined();
});

test('a scene has an upright part too', () => {
  const files = pictureFiles('/assets/pictures/bay.ab12-1600.webp');
  expect(files?.narrow?.avif).toContain('/assets/pictures/bay-narrow.ab12-400.avif 400w');
});

test.each(['/assets/pictures/bay.ab12.svg', '/elsewhere/photo.jpg', '/a.ab12-77.webp'])(
  '%s stands alone',
  (src) => {
    expect(pictureFiles(src)).toBeUndefined();
  },
);
