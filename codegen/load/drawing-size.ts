import type { PictureSize } from '../model/picture-uses.ts';
import type { ReadPicture } from './picture-kinds.ts';

/** As many as a page takes of a picture. */
const mostPixels = 10_000;

/** A unit in pixels, as browsers take it. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** The size of a drawing by its box; without one, browsers draw it at one size only and cut it off. */
export function sizeOfDrawing(attributes: Readonly<Record<string, string>>): ReadPicture {
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = box;
  if (box.length === 4 && box.every(Number.isFinite) && width > 0 && height > 0) {
    return { size: rounded(width, height) };
  }
  const [wide, high] = [lengthOf(attributes.width), lengthOf(attributes.height)];
  const sample = wide && high ? `0 0 ${Math.round(wide)} ${Math.round(high)}` : '0 0 1200 800';
  return {
    problem: {
      code: 'broken-picture',
      what:
        attributes.viewBox === undefined
          ? 'does not say how large its drawing is: <svg> needs a viewBox'
          : 'does not say how large its drawing is: its viewBox is not four numbers, with a width and a height above 0',
      help: `Write it like this: <svg viewBox="${sample}" …>`,
    },
  };
}

/** In whole pixels, few enough for a page: only the shape counts. */
function rounded(width: number, height: number): PictureSize {
  const scale = Math.min(1, mostPixels / Math.max(width, height));
  const inPixels = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: inPixels(width), height: inPixels(height) };
}

function lengthOf(text = ''): number | undefined {
  const [, number = '', unit = ''] = /^\s*([\d.]+)([a-z]*)\s*$/.exec(text) ?? [];
  const scale = units[unit];
  return number && scale ? Number(number) * scale : undefined;
}
