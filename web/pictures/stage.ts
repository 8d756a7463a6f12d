import type { SiteLook } from '../../generated/contract/site.ts';

const white = [{ color: '#ffffff', at: 0 }];

/** The background that vehicles stand on, as a picture of that size; white, if they stand on none. */
export function drawStage(
  { backdrop = white }: Pick<SiteLook, 'backdrop'>,
  width: number,
  height: number,
): Buffer {
  const stops = backdrop
    .map(({ color, at }) => `<stop offset="${at}%" stop-color="${color}"/>`)
    .join('');
  const ground = `<linearGradient id="g" x2="0" y2="1">${stops}</linearGradient>`;
  const shape = `<rect width="${width}" height="${height}" fill="url(#g)"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${shape}</svg>`,
  );
}
