import type { Plugin } from 'vite';

/**
 * Vite's private name for what asks for the files of a module before the module does. A build ends with an error if Vite
 * calls it otherwise; `e2e/page-weight.test.ts` notices if it is given something else ("a browser fetches no more scripts …").
 */
const preloadHelper = '\0vite/preload-helper.js';

/**
 * Asks for them in a tenth of the bytes: every page loads it, none has styles of its own to wait for, and a file that is
 * missing fails with its module.
 */
function preload(load: () => Promise<unknown>, files: readonly string[] = []): Promise<unknown> {
  for (const file of files) {
    const href = `/${file}`;
    if (document.querySelector(`[href="${href}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  return load();
}

/** Puts it in the place of Vite's own. */
export function preloadPlugin(): Plugin {
  let isReplaced = false;
  return {
    name: 'dealer-site:preload',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    load(id) {
      if (id !== preloadHelper) return null;
      isReplaced = true;
      return `export const __vitePreload = ${preload}`;
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error(`Vite has no module ${preloadHelper}.`);
    },
  };
}
