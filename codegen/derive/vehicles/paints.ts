import type { NounTypes } from '../../../generated/content.ts';
import type { ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';

/** The paints of a vehicle, each with the address of its picture if the vehicle has one in it. */
export function paintsOf({ images, look }: NounTypes['vehicle'], context: ViewContext) {
  return (look?.paints ?? []).map(({ name, color }, index) => {
    const key = index === 0 ? images[0] : pictureIn(name, images);
    const src = key === undefined ? undefined : pictureView(key, context).src;
    return { name, color: shownColor(color), ...(src && { src }) };
  });
}

/** The key of a picture in another paint is that of the main one, then the name of the paint. */
function pictureIn(paint: string, [main, ...others]: readonly string[]): string | undefined {
  const key = `${main}-${paint.toLowerCase().replaceAll(' ', '-')}`;
  return others.find((each) => each === key);
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
