import type { NounTypes } from '../../../generated/content.ts';
import type { ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';

/** The paints of a vehicle, each with its pictures, by the place of the side they show: the main one has 0. */
export function paintsOf({ images, look }: NounTypes['vehicle'], context: ViewContext) {
  const paints = look?.paints ?? [];
  const sides = images.filter((key) => !images.some((side) => isPainted(key, side, paints)));
  return paints.map((paint, index) => {
    const keys = index === 0 ? sides : sides.map((side) => keyIn(paint, side));
    const pictures = keys.flatMap((key, side) =>
      images.includes(key) ? [{ src: pictureView(key, context).src, side }] : [],
    );
    return { name: paint.name, color: shownColor(paint.color), pictures };
  });
}

interface Named {
  readonly name: string;
}

function isPainted(key: string, side: string, paints: readonly Named[]): boolean {
  return paints.some((paint) => key === keyIn(paint, side));
}

/** The key of a picture in another paint is that of the same side in the first one, then the name of the paint. */
function keyIn({ name }: Named, side: string): string {
  return `${side}-${name.toLowerCase().replaceAll(' ', '-')}`;
}

/** In the studio a paint reflects about twice as much light as its color says. */
const brightness = 2;

/** A color of the studio as it looks in the pictures. */
function shownColor(color: string): string {
  const parts = [1, 3, 5].map((start) => {
    const light = toLight(Number.parseInt(color.slice(start, start + 2), 16) / 255);
    const shown = Math.round(toScreen(Math.min(1, light * brightness)) * 255);
    return shown.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

// Between sRGB and linear light, by the formulas of the standard without their linear segment near black.
const gamma = 2.2;
const toLight = (part: number) => part ** gamma;
const toScreen = (light: number) => light ** (1 / gamma);
