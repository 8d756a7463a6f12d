import type { Plugin } from 'vite';
import { drawSprite, spriteFile } from './sprite.ts';

const name = 'virtual:icon-sprite';

/** Makes the file of all icons and tells the components its address. */
export function spritePlugin(): Plugin {
  const sprite = drawSprite();
  const file = spriteFile(sprite);
  let isForBrowser = false;
  return {
    name: 'dealer-site:icon-sprite',
    configResolved({ build }) {
      isForBrowser = !build.ssr;
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}` ? `export const spriteUrl = ${JSON.stringify(`/${file}`)};` : null,
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
