import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from './dev/content-plugin.ts';
import { forwardedHost } from './dev/forwarded-host.ts';
import { generatedPlugin } from './dev/generated-plugin.ts';
import { editorGuard } from './dev/guard-editor.ts';
import { overlayWords } from './dev/overlay-words.ts';
import { spritePlugin } from './icons/sprite-plugin.ts';

const project = join(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 5173);

/** What pages load as files. Packages may be installed elsewhere, behind a link. */
const packages = join(project, 'node_modules');
const servedFolders = [
  import.meta.dirname,
  join(project, 'generated'),
  // What the form in the browser shares with the compiler.
  ...['edit', 'form', 'model'].map((name) => join(project, 'codegen', name)),
  packages,
  ...(existsSync(packages) ? [realpathSync(packages)] : []),
];

/** Messages, settings and keys, wherever they lie: the first five lines are Vite's own. */
const neverServed = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '**/.git/**',
  '*.env',
  '*.sqlite*',
];

// Two builds: the browser's files, and the renderer.
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    tailwindcss(),
    spritePlugin(),
    contentPlugin(project),
    generatedPlugin(project),
    editorGuard(project),
    overlayWords(),
  ],
  server: {
    port,
    allowedHosts: [forwardedHost(port, process.env) ?? []].flat(),
    host: process.env.HOST ?? 'localhost',
    // No page of another site may read what this one answers.
    cors: false,
    fs: { allow: servedFolders, deny: neverServed },
  },
  // Packages that are found later, while somebody edits, would have the page loaded again.
  optimizeDeps: { entries: ['src/entry-client.ts', 'dev/editor/start-editor.tsx'] },
  // One file including the libraries it needs loads in half the time of its packages.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: isSsrBuild ? rendererBuild() : browserBuild(),
}));

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
    // What compares or fits vehicles, and what most hooks do, is needed by only a page or two.
    test: /web\/src\/(?:ui|domain|vehicle)\/(?!compar|vehicle-fit|use-(?!earlier))|web\/src\/render-context/,
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
