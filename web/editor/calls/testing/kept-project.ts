// Test support: a project whose content is compiled once, and which git knows.
import { execFileSync } from 'node:child_process';
import type { ViteDevServer } from 'vite';
import { compile } from '../../../../codegen/compile.ts';
import { schemaFolder } from '../../../../codegen/files/site-folder.ts';
import { createMemo } from '../../../../codegen/memo.ts';
import { createOrigins } from '../../workspace/content-origins.ts';

/** Has git keep the content of a folder as it is. */
export function commitContent(folder: string): void {
  const author = ['-c', 'user.name=Kim', '-c', 'user.email=kim@example.com'];
  for (const command of [
    ['init', '--quiet', '--initial-branch', 'main'],
    ['add', 'content'],
    [...author, 'commit', '--quiet', '--message', 'Begin'],
  ])
    execFileSync('git', ['-C', folder, ...command]);
}

/** What the calls of the editor need, for a project that stays as it is compiled now. */
export async function compiledProject(project: string, server: object = {}) {
  const memo = createMemo();
  const compilation = await compile({ root: project, schemaDir: schemaFolder }, memo);
  const content = {
    memo,
    isReady: async () => undefined,
    compilation: () => compilation,
    source: () => compilation.site,
    loaded: () => undefined,
    site: () => undefined,
    translations: () => [],
    languageOf: () => undefined,
    drafted: () => undefined,
    keepDraft: () => undefined,
    originsOf: createOrigins(),
    day: () => undefined,
    showOn: async () => undefined,
    stop: () => undefined,
  };
  return { server: server as ViteDevServer, project, content };
}
