import type { Plugin } from 'vite';

const routerFile = /react-router\/dist\//;
const componentMakers = /= React(\d*)\.(forwardRef|createContext|memo)\(/g;
const namings = /^\w+\.displayName = .*$/gm;

/**
 * Leaves the router's own links and forms out of the browser's code: links here are plain, but the
 * bundler cannot know that creating an unused component has no effect. Saves a tenth of the code.
 */
export function routerPlugin(): Plugin {
  return {
    name: 'dealer-site:router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!routerFile.test(id)) return null;
      const pure = code.replace(componentMakers, '= /* @__PURE__ */ React$1.$2(');
      return { code: pure.replace(namings, ''), map: null };
    },
  };
}
