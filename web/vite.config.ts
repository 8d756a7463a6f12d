import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from './dev/content-plugin.ts';
import { generatedPlugin } from './dev/generated-plugin.ts';
import { manifestPlugin } from './dev/manifest-plugin.ts';
import { routerPlugin } from './dev/router-plugin.ts';
import { spritePlugin } from './icons/sprite-plugin.ts';

const project = join(import.meta.dirname, '..');
const buildFolder = join(project, 'build');

// Two builds: the browser's files into dist/, the renderer into build/entry-server.js.
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: 'public',
  plugins: [
    react(),
    tailwindcss(),
    routerPlugin(),
    spritePlugin(),
    contentPlugin(project),
    manifestPlugin(buildFolder),
    generatedPlugin(project, buildFolder),
  ],
  server: {
    port: Number(process.env.PORT ?? 5173),
    host: process.env.HOST ?? 'localhost',
    fs: { allow: [project] },
  },
  build: isSsrBuild ? rendererBuild() : browserBuild(),
}));

// Every section kind has its own file; what several of them share comes in one, not in a dozen.
const sharedChunks = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//,
    priority: 2,
  },
  { name: 'queries', test: /@tanstack|src\/api\/(?:with-queries|query-client)/ },
  { name: 'ui', test: /web\/src\/(?:ui|domain)\//, minShareCount: 2 },
];

function browserBuild() {
  return {
    outDir: join(project, 'dist'),
    // The pages stay: the prerender writes what has changed and removes what is gone.
    emptyOutDir: false,
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: join(import.meta.dirname, 'src/entry-client.ts'),
      output: { codeSplitting: { groups: sharedChunks } },
    },
  };
}

function rendererBuild() {
  return {
    outDir: buildFolder,
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: join(import.meta.dirname, 'src/entry-server.tsx'),
      output: { entryFileNames: 'entry-server.js', codeSplitting: false },
    },
  };
}
