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

/** A picture that is white all over, as WebP. */
export function whitePicture(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
}

/** Relative luminance as WCAG defines it. */
export function luminance([red, green, blue]: Color): number {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
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

/** How light the lightest hundredth of a box is. */
export function lightestIn(shot: Shot, box: Box): number {
  const lights: number[] = [];
  const right = Math.min(shot.width, Math.ceil(box.x + box.width));
  const bottom = Math.min(shot.height, Math.ceil(box.y + box.height));
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1) {
      const at = (y * shot.width + x) * 3;
      lights.push(
        luminance([shot.bytes[at] ?? 0, shot.bytes[at + 1] ?? 0, shot.bytes[at + 2] ?? 0]),
      );
    }
  }
  lights.sort((one, other) => other - one);
  return lights[Math.floor(lights.length / 100)] ?? 0;
}
