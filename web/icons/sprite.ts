import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconDrawings } from './icon-drawings.ts';

/** How all of them are drawn: said here, pages need not repeat it. */
const strokes =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** All drawings in one file, each under its icon's name. */
export function drawSprite(): string {
  const symbols = Object.entries(iconDrawings).map(([name, Drawing]) => {
    const drawing = renderToStaticMarkup(createElement(Drawing));
    const shapes = drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${name}" ${strokes}>${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** The file's name below the served folder; it changes whenever the drawings do. */
export function spriteFile(sprite: string): string {
  const hash = createHash('sha256').update(sprite).digest('base64url').slice(0, 8);
  return `assets/icons-${hash}.svg`;
}
