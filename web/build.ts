// Builds the site in one process: compiles the content, bundles the code, renders the pages. Anything that would come
// out as in the last run is left alone. Nothing of the last site is touched until the new one is complete.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');
const began = performance.now();
// Under the Makefile the cache is already on and covers this file too: loading the type stripper takes 80 ms.
enableCompileCache(join(project, '.cache/node'));
process.env.NODE_ENV = 'production';

const print = (text: string) => void process.stdout.write(text);
const complain = (text: string) => void process.stderr.write(text);
// After all output is flushed: a process that ends on its own frees its memory first.
const end = (code: number) => process.stdout.write('', () => process.exit(code));

const { runCompiler } = await import('../codegen/command/run-compiler.ts');
// The build takes the compiler's settings, such as `--max-files`.
const settings = process.argv.slice(2);
const compiled = await runCompiler(['generate', ...settings], { print, complain });
if (compiled.code === 0) {
  const { bundleSite } = await import('./build/bundle-site.ts');
  const { codeKey } = await import('./build/build-keys.ts');
  await bundleSite(project);
  // Not earlier: it reads what has just been generated.
  const { prerenderSite } = await import('./prerender/prerender-site.ts');
  const { code, done } = await prerenderSite(project, codeKey(project));
  const seconds = ((performance.now() - began) / 1000).toFixed(2);
  if (code === 0) print(`${done} in ${seconds} s\n`);
  compiled.keepCode();
  end(code);
} else {
  compiled.keepCode();
  end(compiled.code);
}
