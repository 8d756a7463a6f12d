import type { Plugin } from 'vite';

// Vite's own also waits for the parts' style sheets, which this site does not have, and is as long as the entry itself.
const helper = `const known = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (known.has(file)) continue;
    known.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};`;

/** Fetches a part's imports in parallel with the part, with a short helper. */
export function preloadPlugin(): Plugin {
  return {
    name: 'dealer-site:preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith('vite/preload-helper.js') ? helper : undefined),
  };
}
