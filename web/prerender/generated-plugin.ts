import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves the generated modules out of the built renderer, so that new content needs no new renderer. It reads the copy
 * published beside it, never the project's, which may belong to a site that is yet to be built.
 */
export function generatedPlugin(project: string): Plugin {
  const folder = join(project, 'generated');
  return {
    name: 'dealer-site:generated',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return null;
      // Loaded when a form is sent: never here, and always along with the library its rules are written for.
      if (source === './form-resolver.ts') return { id: source, external: true };
      const file = resolve(dirname(importer), source);
      if (!file.startsWith(`${folder}/`)) return null;
      return {
        id: `./generated/${file.slice(folder.length + 1)}`,
        external: true,
        moduleSideEffects: false,
      };
    },
  };
}
