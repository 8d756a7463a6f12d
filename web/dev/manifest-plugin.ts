import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { nextFolder, nextSite } from '../prerender/next-site.ts';

const manifestFile = '.vite/manifest.json';

/** Begins the next site, and keeps the list of built files for its renderer, out of the folder that is served. */
export function manifestPlugin(project: string): Plugin {
  const folder = nextFolder(project);
  const { renderer } = nextSite(project);
  return {
    name: 'dealer-site:manifest',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    buildStart() {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(renderer, { recursive: true });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = bundle[manifestFile];
        if (manifest?.type !== 'asset') return;
        writeFileSync(join(renderer, 'manifest.json'), manifest.source);
        delete bundle[manifestFile];
      },
    },
  };
}
