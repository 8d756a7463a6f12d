import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { keepBundleRecord } from '../prerender/bundle-record.ts';
import { nextSite } from '../prerender/next-site.ts';

const manifestFile = '.vite/manifest.json';

/** Stores the list of built files for the renderer, outside the served folder, along with what they were built from. */
export function manifestPlugin(project: string): Plugin {
  const { renderer } = nextSite(project);
  return {
    name: 'dealer-site:manifest',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = bundle[manifestFile];
        if (manifest?.type !== 'asset') return;
        writeFileSync(join(renderer, 'manifest.json'), manifest.source);
        delete bundle[manifestFile];
        const modules = [...this.getModuleIds()].map((id) => relative(project, id));
        const generated = modules.filter((path) => path.startsWith(`generated${sep}`)).sort();
        keepBundleRecord(renderer, { key: '', generated, files: Object.keys(bundle), bytes: '' });
      },
    },
  };
}
