import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Leaves the generated modules out of the built renderer: it reads them as they stand, so new content needs no new renderer. */
export function generatedPlugin(project: string, outputFolder: string): Plugin {
  const folder = join(project, 'generated');
  return {
    name: 'dealer-site:generated',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return null;
      const file = resolve(dirname(importer), source);
      if (!file.startsWith(`${folder}/`)) return null;
      return { id: relative(outputFolder, file), external: true };
    },
  };
}
