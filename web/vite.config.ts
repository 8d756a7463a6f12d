import { dirname, join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { productFolder, siteFolder } from '../codegen/files/site-folder.ts';
import { spritePlugin } from './icons/sprite-plugin.ts';
import { preloadPlugin } from './preload-plugin.ts';
import { siteModulesPlugin } from './site-modules-plugin.ts';

// Two builds: the browser's files, and the renderer.
export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => {
  const { plugins = [], ...development } = command === 'serve' ? await loadDevelopment() : {};
  return {
    root: import.meta.dirname,
    appType: 'custom',
    publicDir: false,
    plugins: [
      react(),
      tailwindcss(),
      spritePlugin(),
      generatedPlugin(productFolder),
      // A build has its own: it may be one of a day to come.
      command === 'serve' && siteModulesPlugin(productFolder, siteFolder()),
      preloadPlugin(),
      ...plugins,
    ],
    resolve: {
      // Style sheets name each other from wherever the site lies.
      alias: {
        'generated/look.css': join(siteFolder(), 'generated/look.css'),
        'font-pairs': join(import.meta.dirname, 'src/styles/font-pairs'),
      },
    },
    ...development,
    // One file including the libraries it needs loads in half the time of its packages.
    ...(isSsrBuild && {
      ssr: { noExternal: true as const },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    }),
    worker: { format: 'es' },
    build: isSsrBuild ? rendererBuild() : browserBuild(),
  };
});

/** What a build does without. */
async function loadDevelopment() {
  const { developmentConfig } = await import('./dev/development-config.ts');
  return developmentConfig(siteFolder());
}

// Every section kind has its own file; code that several share comes in one, not in a dozen. The code for places has
// its own: a hydrated page gets the styles its code names, and needs none of those.
const sharedChunks = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//,
    priority: 2,
  },
  // Forms check with it too, and query nothing.
  { name: 'schemas', test: /node_modules\/zod\//, priority: 2 },
  { name: 'queries', test: /@tanstack|src\/api\/(?:with-queries|vehicle)/ },
  { name: 'place', test: /web\/src\/place\//, minShareCount: 2 },
  {
    name: 'ui',
    // What compares or fits vehicles, a table of facts, a section beside a picture, and what most hooks do, is needed by only a page or two.
    test: /web\/src\/(?:ui|domain|vehicle)\/(?!compar|fact-table|picture-section|split-section|vehicle-fit|town-field|chip-choices|delivery|use-(?!earlier))|web\/src\/render-context|generated\/specifications/,
    minShareCount: 2,
    priority: 1,
  },
];

/**
 * Leaves the generated modules out of the built renderer, so that new content needs no new renderer. It reads the copy
 * published beside it, never the project's, which may belong to a site that is yet to be built.
 */
function generatedPlugin(product: string): Plugin {
  const folder = join(product, 'generated');
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

function browserBuild() {
  return {
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The application is named by the pages that need it.
      resolveDependencies: (_: string, files: string[], { hostId }: { hostId: string }) =>
        hostId.includes('entry-client') ? [] : files,
    },
    rollupOptions: {
      // The second is on the pages of those alone who have something to ask.
      input: ['src/entry-client.ts', 'src/consent.ts'].map((file) =>
        join(import.meta.dirname, file),
      ),
      output: { codeSplitting: { groups: sharedChunks } },
    },
  };
}

function rendererBuild() {
  return {
    rollupOptions: {
      input: join(import.meta.dirname, 'src/entry-server.tsx'),
      output: { entryFileNames: 'entry-server.js', codeSplitting: false },
    },
  };
}
