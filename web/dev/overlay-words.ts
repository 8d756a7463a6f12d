import type { Plugin } from 'vite';

/**
 * The end of Vite's error box, which speaks of code and of a setting. `e2e/development.test.ts` notices if it is worded
 * otherwise ("a saved page changes on screen; a mistake shows with its place").
 */
const viteWords = /"Click outside, press "[\s\S]*?hmrConfigName\), "\."/;

const words =
  'Correct the file and save it: this box then goes by itself. To close it for now, press Esc or click beside it.';

/** Ends Vite's error box with words for those who edit content. */
export function overlayWords(): Plugin {
  return {
    name: 'dealer-site:overlay-words',
    apply: 'serve',
    transform: {
      filter: { id: /\/vite\/dist\/client\/client\.mjs$/ },
      handler: (code) => code.replace(viteWords, JSON.stringify(words)),
    },
  };
}
