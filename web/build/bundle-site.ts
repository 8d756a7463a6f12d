import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { hashFiles } from '../../codegen/files/hash-files.ts';
import { productFolder } from '../../codegen/files/site-folder.ts';
import type { Memo } from '../../codegen/memo.ts';
import type { NextSite } from '../prerender/next-site.ts';
import { siteModulesPlugin } from '../site-modules-plugin.ts';
import { codeKey } from './code-key.ts';
import { licenseList, licensesFile, listLicenses } from './licenses.ts';

/** Bundled files by path, their bytes in base64. */
type Files = Readonly<Record<string, string>>;

interface Bundles {
  readonly served: Files;
  readonly renderer: Files;
}

const manifestFile = '.vite/manifest.json';

/**
 * Bundles the browser's files and the renderer for the next site, or finds them as bundled from the same code and the
 * same generated modules, which are in a folder below `site`: most changes of content affect no bundle.
 */
export async function bundleSite(site: string, next: NextSite, memo: Memo): Promise<void> {
  const modules = memo.find<readonly string[]>('bundled-modules', []);
  const known = modules && memo.find<Bundles>('bundles', inputOf(site, modules));
  const { served, renderer } = known ?? (await makeBundles(site, memo));
  for (const [path, bytes] of Object.entries(served))
    next.write(path, Buffer.from(bytes, 'base64'));
  for (const [path, bytes] of Object.entries(renderer)) {
    next.writeRenderer(path, Buffer.from(bytes, 'base64'));
  }
}

/** Everything that bundles depend on besides the code, which is the version of the memo. */
function inputOf(site: string, modules: readonly string[]): readonly string[] {
  return [hashFiles([], site, modules)];
}

async function makeBundles(site: string, memo: Memo): Promise<Bundles> {
  const code = codeKey(productFolder);
  const modules = new Set<string>();
  const config = {
    configFile: join(productFolder, 'web/vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
  } as const;
  // Most builds find their bundles and do without it.
  const { build } = await import('vite');
  const common = { write: false, license: { fileName: licenseList } };
  const findModules = siteModulesPlugin(productFolder, site);
  const plugins = [findModules, listGenerated(site, modules)];
  const built = await Promise.all([
    // Workers are bundled on their own.
    build({ ...config, plugins, worker: { plugins: () => plugins }, build: common }),
    build({ ...config, plugins: [findModules], build: { ...common, ssr: true } }),
  ]);
  const [browser, server] = built as [Rollup.RollupOutput, Rollup.RollupOutput];
  const { [manifestFile]: manifest = '', ...served } = filesOf(browser);
  const own = readFileSync(join(site, 'generated/font-licenses.txt'), 'utf8');
  const list = listLicenses(productFolder, [browser, server], own);
  const licenses = Buffer.from(list).toString('base64');
  const bundles = {
    served: { ...served, [licensesFile]: licenses },
    renderer: { ...filesOf(server), 'manifest.json': manifest },
  };
  // A file that was saved in the meantime may not be in the bundles.
  if (code === codeKey(productFolder)) {
    const read = [...modules].sort();
    memo.keep('bundled-modules', [], read);
    memo.keep('bundles', inputOf(site, read), bundles);
  }
  return bundles;
}

/** Collects the generated modules that are bundled. */
function listGenerated(site: string, modules: Set<string>): Plugin {
  return {
    name: 'dealer-site:list-generated',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const path = relative(site, id).split(sep).join('/');
        if (path.startsWith('generated/')) modules.add(path);
      }
      // Its styles come by way of the style sheet, which names no modules.
      modules.add('generated/look.css');
      modules.add('generated/font-licenses.txt');
    },
  };
}

function filesOf({ output }: Rollup.RollupOutput): Files {
  const files = output.filter(({ fileName }) => fileName !== licenseList);
  return Object.fromEntries(
    files.map((file) => {
      const bytes = file.type === 'chunk' ? file.code : file.source;
      return [file.fileName, Buffer.from(bytes).toString('base64')];
    }),
  );
}
