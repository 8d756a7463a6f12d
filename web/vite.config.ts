import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { spritePlugin } from './icons/sprite-plugin.ts';
import { generatedPlugin } from './prerender/generated-plugin.ts';

const project = join(import.meta.dirname, '..');

// Two builds: the browser's files, and the renderer.
export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => {
  const { plugins = [], ...development } = command === 'serve' ? await loadDevelopment() : {};
  return {
    root: import.meta.dirname,
    appType: 'custom',
    publicDir: false,
    plugins: [react(), tailwindcss(), spritePlugin(), generatedPlugin(project), ...plugins],
    ...development,
    // One file including the libraries it needs loads in half the time of its packages.
    ...(isSsrBuild && {
      ssr: { noExternal: true as const },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    }),
    build: isSsrBuild ? rendererBuild() : browserBuild(),
  };
});

/** What a build does without. */
async function loadDevelopment() {
  const { developmentConfig } = await import('./dev/development-config.ts');
  return developmentConfig(project);
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
    // What compares or fits vehicles, a table of facts, and what most hooks do, is needed by only a page or two.
    test: /web\/src\/(?:ui|domain|vehicle)\/(?!compar|fact-table|vehicle-fit|use-(?!earlier))|web\/src\/render-context/,
    minShareCount: 2,
    priority: 1,
  },
];

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
      input: join(import.meta.dirname, 'src/entry-client.ts'),
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
