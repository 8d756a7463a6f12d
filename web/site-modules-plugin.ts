import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets the modules of a site in a folder of its own be found: what was generated for it where code names what is
 * generated here, and the packages of this program from there.
 */
export function siteModulesPlugin(product: string, site: string): Plugin {
  const [named, own] = [product, site].map((folder) => `${join(folder, 'generated')}/`) as [
    string,
    string,
  ];
  return {
    name: 'dealer-site:site-modules',
    apply: () => product !== site,
    enforce: 'pre',
    resolveId(source, importer, options) {
      if (!importer) return null;
      if (/^\w/.test(source) && importer.startsWith(own))
        return this.resolve(source, join(named, 'site.ts'), { ...options, skipSelf: true });
      const file = source.startsWith('.') ? resolve(dirname(importer), source) : source;
      return file.startsWith(named) ? join(own, file.slice(named.length)) : null;
    },
  };
}
