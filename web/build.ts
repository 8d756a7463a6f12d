// Builds the site in one process: compiles the content, bundles the code, renders the pages. Anything that would come
// out as in the last run is left alone. Nothing of the last site is touched until the new one is complete. It is built
// for one day, then by one more run of this program for each day within a year on which it becomes another (`--state`), and
// for each further language (`--language`), whose pages stand beside those of the first.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
const isState = process.argv[2] === '--state';
const settings = process.argv.slice(isState ? 3 : 2);
const language = settingIn(settings, 'language');
const made =
  isState || language !== '' ? join(site, '.cache', isState ? 'state' : 'language') : site;
const generated = join(made, 'generated');
let code = await runWithMemo(['generate', '--history', ...settings, '--out', generated], {
  print,
  complain,
});
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
  const { openNextLanguage, openNextSite, openNextState } = await import(
    './prerender/next-site.ts'
  );
  const added = { project: site, generated, language };
  const openNext = () => {
    if (isState) return openNextState(added, settingIn(settings, 'day'));
    return language === '' ? openNextSite(site) : openNextLanguage(added);
  };
  const memo = openMemo(site, codeKey(productFolder));
  const next = openNext();
  await bundleSite(made, next, memo);
  findModulesOf(made);
  // Not earlier: it reads what has just been generated.
  const { prerenderSite } = await import('./prerender/prerender-site.ts');
  const { code, done } = await prerenderSite(site, next, memo);
  if (code > 0) return code;
  memo.save();
  if (!isState) {
    // Not earlier, like the pages.
    const { buildLanguages, buildStates } = await import('./build/build-states.ts');
    if (!(await buildStates(settings, print))) return 1;
    if (language === '' && !(await buildLanguages(settings, print))) return 1;
  }
  const { checkSearches } = await import('./prerender/check-searches.ts');
  print(isState ? '' : await checkSearches(generated));
  next.publish();
  print(`${done} in ${((performance.now() - began) / 1000).toFixed(2)} s\n`);
  return 0;
}

/** What the compiler is given among its settings. */
function settingIn(args: readonly string[], name: 'day' | 'language'): string {
  const options = { [name]: { type: 'string', default: '' } } as const;
  return String(parseArgs({ args: [...args], options, strict: false }).values[name]);
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
