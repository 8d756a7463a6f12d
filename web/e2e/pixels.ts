import sharp from 'sharp';

/** A rectangle on a page, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Color = readonly [red: number, green: number, blue: number];

/** A screenshot as raw pixels, three bytes each. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

export async function readShot(png: Buffer): Promise<Shot> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

/** An all-white picture, as WebP. */
export function whitePicture(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
}

/** What each channel value adds to the luminance, before its weight. */
const shares = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance as WCAG defines it. */
export function luminance([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => shares[Math.round(channel)]);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two luminances, from 1 to 21. */
export function contrast(one: number, other: number): number {
  const [lighter, darker] = one > other ? [one, other] : [other, one];
  return (lighter + 0.05) / (darker + 0.05);
}

/** `rgb(255, 255, 255)` as three numbers. */
export function parseColor(css: string): Color {
  const [red = 0, green = 0, blue = 0] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

/** The luminance of the lightest hundredth of a box. */
export function lightestIn({ width, height, bytes }: Shot, box: Box): number {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  const lights = new Float64Array(Math.max(0, right - left) * Math.max(0, bottom - top));
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3;
      lights[count] = luminance([bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]);
      count += 1;
    }
  }
  return lights.sort().at(-1 - Math.floor(count / 100)) ?? 0;
}
