import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { productFolder } from '../../codegen/files/site-folder.ts';
import { forwardedHost } from '../editor/calls/forwarded-host.ts';
import { markedElements } from '../editor/origins/marked-elements.ts';
import { draftedSheet } from '../editor/workspace/drafted-styles.ts';
import { generatedFolder, translatedFolder } from '../editor/workspace/generated-folder.ts';
import { contentPlugin } from './content-plugin.ts';
import { editorGuard } from './guard-editor.ts';
import { languageModules } from './language-modules.ts';
import { overlayWords } from './overlay-words.ts';

const port = Number(process.env.PORT ?? 5173);

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

/** What serves the site while it is written. A build loads nothing of it. */
export function developmentConfig(project: string) {
  return {
    plugins: [
      languageModules(productFolder, project),
      contentPlugin(project),
      draftedSheet(project),
      editorGuard(project),
      overlayWords(),
      markedElements(),
    ],
    server: {
      port,
      allowedHosts: [forwardedHost(port, process.env) ?? []].flat(),
      host: process.env.HOST ?? 'localhost',
      // No page of another site may read what this one answers.
      cors: false,
      fs: { allow: servedFolders(project), deny: neverServed },
    },
    // What was generated elsewhere finds no packages on its own.
    ...(project !== productFolder && { ssr: { noExternal: ['zod'] } }),
    // Packages that are found later, while somebody edits, would have the page loaded again.
    // Beside a link to the packages of another folder, the servers of both would write the same files.
    cacheDir: join(project, '.cache/vite'),
    optimizeDeps: { entries: ['src/entry-client.ts', 'editor/client/start-{bar,editor}.tsx'] },
  } satisfies UserConfig;
}

/** What pages load as files. Packages may be installed elsewhere, behind a link. */
function servedFolders(project: string): string[] {
  const packages = join(productFolder, 'node_modules');
  return [
    generatedFolder(project),
    translatedFolder(project),
    join(project, 'content/fonts'),
    join(productFolder, 'web'),
    // What the form in the browser shares with the compiler.
    ...['edit', 'form', 'model'].map((name) => join(productFolder, 'codegen', name)),
    packages,
    ...(existsSync(packages) ? [realpathSync(packages)] : []),
  ];
}
