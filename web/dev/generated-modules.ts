import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Makes the renderer read the generated modules again once one of them has changed. */
export function generatedModules(server: ViteDevServer, project: string) {
  const folder = join(project, 'generated');
  let known = '';
  return {
    refresh() {
      const present = fingerprint(folder);
      if (present !== known) server.environments.ssr.moduleGraph.invalidateAll();
      known = present;
    },
  };
}

function fingerprint(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
    .join('\n');
}
