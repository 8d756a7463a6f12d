import { statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Reloads the generated modules that have changed, and everything that imports them. */
export function generatedModules(server: ViteDevServer, project: string) {
  const folder = join(project, 'generated', sep);
  const known = new Map<string, string>();
  return {
    refresh() {
      const { moduleGraph } = server.environments.ssr;
      for (const [file, modules] of moduleGraph.fileToModulesMap) {
        if (!file.startsWith(folder)) continue;
        const stamp = stampOf(file);
        if (known.get(file) === stamp) continue;
        known.set(file, stamp);
        for (const module of modules) moduleGraph.invalidateModule(module);
      }
    },
  };
}

/** A stamp that changes when a file is written, replaced or removed. */
function stampOf(file: string): string {
  const status = statSync(file, { throwIfNoEntry: false });
  return `${status?.mtimeMs} ${status?.ino}`;
}
