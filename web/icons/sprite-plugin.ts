import type { Plugin } from 'vite';
import { drawSprite, spriteFile } from './sprite.ts';

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
