// Makes the site in one process: compiles the content, bundles the code, renders the pages. What would come out as it was
// in the last run is left alone. Nothing of the last site is touched until all of the new one is there.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');
const began = performance.now();
// Where the Makefile starts this, the cache is on already and holds this file too: what strips its types takes 80 ms.
enableCompileCache(join(project, '.cache/node'));
process.env.NODE_ENV = 'production';

const print = (text: string) => void process.stdout.write(text);
const complain = (text: string) => void process.stderr.write(text);
// Once all is printed: a process that ends by itself clears its memory first.
const end = (code: number) => process.stdout.write('', () => process.exit(code));

const { runCompiler } = await import('../codegen/command/run-compiler.ts');
// The settings of the compiler are those of the build, such as `--max-files`.
const settings = process.argv.slice(2);
const compiled = await runCompiler(['generate', ...settings], { print, complain });
if (compiled.code === 0) {
  const { bundleSite } = await import('./build/bundle-site.ts');
  await bundleSite(project);
  // Not before: it reads what has just been generated.
  const { prerenderSite } = await import('./prerender/prerender-site.ts');
  const { code, done } = await prerenderSite(project);
  const seconds = ((performance.now() - began) / 1000).toFixed(2);
  if (code === 0) print(`${done} in ${seconds} s\n`);
  compiled.keepCode();
  end(code);
} else {
  compiled.keepCode();
  end(compiled.code);
}
