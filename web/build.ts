// Builds the site in one process: compiles the content, bundles the code, renders the pages. Anything that would come
// out as in the last run is left alone. Nothing of the last site is touched until the new one is complete.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { productFolder, siteFolder } from '../codegen/files/site-folder.ts';
import { findModulesOf } from '../server/site-modules.ts';
import { pathFault } from './prerender/project-path.ts';

const site = siteFolder();
const began = performance.now();
// Under the Makefile the cache is already on and covers this file too: loading the type stripper takes 80 ms.
enableCompileCache(join(productFolder, '.cache/node'));
process.env.NODE_ENV = 'production';

const print = (text: string) => void process.stdout.write(text);
const complain = (text: string) => void process.stderr.write(text);
// After all output is flushed: a process that ends on its own frees its memory first.
const end = (code: number) => process.stdout.write('', () => process.exit(code));

const fault = pathFault(site, 'make build');
if (fault) {
  complain(`${fault}\n`);
  process.exit(1);
}

const { runWithMemo } = await import('../codegen/command/command.ts');
// The build takes the compiler's settings, such as `--max-files`.
const settings = process.argv.slice(2);
let code = await runWithMemo(['generate', ...settings], { print, complain });
if (code === 0) {
  try {
    code = await buildSite();
  } catch (error) {
    // A full disk, for example; anything else is a fault of the code, and shown as it is.
    if (!isSystemError(error)) throw error;
    const { reasonOf } = await import('../codegen/diagnostics/phrases.ts');
    const where = error.path ? ` (${error.path})` : '';
    complain(
      `The site cannot be built: ${reasonOf(error)}${where}. The last one is left as it was.\n`,
    );
    code = 1;
  }
}
end(code);

async function buildSite(): Promise<number> {
  const { bundleSite } = await import('./build/bundle-site.ts');
  const { codeKey } = await import('./build/code-key.ts');
  const { openMemo } = await import('../codegen/memo.ts');
  const { openNextSite } = await import('./prerender/next-site.ts');
  const memo = openMemo(site, codeKey(productFolder));
  const next = openNextSite(site);
  await bundleSite(site, next, memo);
  findModulesOf(site);
  // Not earlier: it reads what has just been generated.
  const { prerenderSite } = await import('./prerender/prerender-site.ts');
  const { code, done } = await prerenderSite(site, next, memo);
  if (code > 0) return code;
  next.publish();
  memo.save();
  print(`${done} in ${((performance.now() - began) / 1000).toFixed(2)} s\n`);
  return 0;
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
