import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Makes the renderer read those generated modules again that have changed, and what imports them. */
export function generatedModules(server: ViteDevServer, project: string) {
  const folder = join(project, 'generated');
  let known = new Map<string, number>();
  return {
    refresh() {
      const { moduleGraph } = server.environments.ssr;
      const present = timesIn(folder);
      const files = [...new Set([...known.keys(), ...present.keys()])];
      for (const file of files.filter((each) => known.get(each) !== present.get(each))) {
        for (const module of moduleGraph.getModulesByFile(file) ?? []) {
          moduleGraph.invalidateModule(module);
        }
      }
      known = present;
    },
  };
}

/** When each module below a folder was written. */
function timesIn(folder: string): Map<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts')).map((name) => join(folder, name));
  return new Map(files.map((file) => [file, statSync(file).mtimeMs]));
}
