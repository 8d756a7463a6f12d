import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const manifestFile = '.vite/manifest.json';

/** Keeps the list of built files for the renderer, out of the folder that is served, and clears that of old files. */
export function manifestPlugin(folder: string): Plugin {
  return {
    name: 'dealer-site:manifest',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    renderStart({ dir = '' }) {
      rmSync(join(dir, 'assets'), { recursive: true, force: true });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = bundle[manifestFile];
        if (manifest?.type !== 'asset') return;
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'manifest.json'), manifest.source);
        delete bundle[manifestFile];
      },
    },
  };
}
