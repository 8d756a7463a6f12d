import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { iconDrawings } from './icon-drawings.ts';

/** Builds the sprite of all icons and tells the components its address. */
export function spritePlugin(): Plugin {
  const sprite = drawSprite();
  const file = spriteFile(sprite);
  let isForBrowser = false;
  return {
    name: 'dealer-site:icon-sprite',
    config: () => ({ define: { 'import.meta.env.ICON_SPRITE': JSON.stringify(`/${file}`) } }),
    configResolved({ build }) {
      isForBrowser = !build.ssr;
    },
    generateBundle() {
      if (isForBrowser) this.emitFile({ type: 'asset', fileName: file, source: sprite });
    },
    configureServer(server) {
      server.middlewares.use(`/${file}`, (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(sprite);
      });
    },
  };
}

/** How all of them are drawn: said here, pages need not repeat it. */
const strokes =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** All drawings in one file, each under its icon's name. */
function drawSprite(): string {
  const symbols = Object.entries(iconDrawings).map(([name, Drawing]) => {
    const drawing = renderToStaticMarkup(createElement(Drawing));
    const shapes = drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${name}" ${strokes}>${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** The file's name below the served folder; it changes whenever the drawings do. */
function spriteFile(sprite: string): string {
  const hash = createHash('sha256').update(sprite).digest('base64url').slice(0, 8);
  return `assets/icons-${hash}.svg`;
}
