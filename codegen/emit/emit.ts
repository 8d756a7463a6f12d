import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DerivedSite } from '../derive/derive.ts';
import { filesOfPage } from '../derive/kept/kept-pages.ts';
import { canonicalPath } from '../model/page.ts';
import { createPrinter } from '../resolve/facts/printer.ts';
import type { Site } from '../site/site.ts';
import { createSiteIndex } from '../site/site-index.ts';
import { codesModule } from './modules/codes-module.ts';
import { dataModules } from './modules/data-modules.ts';
import { formModules } from './modules/form-modules.ts';
import { type TypeModule, typesKey } from './types/type-module.ts';
import { listUnions, typeModules } from './types/type-modules.ts';
import {
  type EmittedFile,
  hasTypes,
  typesKeyFile,
  typesKeyText,
  type Written,
  writeFiles,
} from './write.ts';

/** Writes all output of a site; unchanged files are left alone. */
export async function emitSite(site: Site, derived: DerivedSite, outDir: string): Promise<Written> {
  const unions = listUnions(createSiteIndex(site));
  const print = createPrinter(site.content.site?.data ?? {});
  const timezone = derived.site.timezone;
  const forms = formModules(derived.forms, { print, timezone });
  const types = [...typeModules(site.schemas, unions), ...forms];
  const typed = await typeFiles(types, outDir);
  return writeFiles(outDir, filesOf(derived, [...typed, ...dataModules(derived, site)]));
}

/** Makes the text of a page only when it is written: those of 20,000 towns would take half a gigabyte. */
function* filesOf(
  { pages, keptPages, examples }: DerivedSite,
  modules: readonly EmittedFile[],
): Generator<EmittedFile> {
  yield* modules;
  yield* contractModules();
  yield codesModule();
  yield { path: 'examples.json', text: `${JSON.stringify(examples, null, 2)}\n` };
  for (const { document, head } of pages) {
    const [own, ofHead] = filesOfPage(document.path);
    yield { path: own, text: JSON.stringify(document) };
    yield { path: ofHead, text: JSON.stringify(head) };
  }
  for (const page of keptPages) {
    for (const path of filesOfPage(canonicalPath(page))) yield { path, text: undefined };
  }
}

const contractFolder = join(import.meta.dirname, '../contract');

/** The contract with the renderer and the server, copied from the modules that the compiler itself imports. */
function contractModules(): readonly EmittedFile[] {
  return globSync('*.ts', { cwd: contractFolder, exclude: ['*.test.ts'] })
    .sort()
    .map((name) => ({
      path: `contract/${name}`,
      text: readFileSync(join(contractFolder, name), 'utf8'),
    }));
}

/** The printer of types is slow to load, so it is only loaded if the types have changed. */
async function typeFiles(
  modules: readonly TypeModule[],
  outDir: string,
): Promise<readonly EmittedFile[]> {
  const paths = modules.map(({ path }) => path);
  const key = typesKey(modules);
  if (hasTypes(outDir, key, paths)) {
    return [...paths, typesKeyFile].map((path) => ({ path, text: undefined }));
  }
  const { printModules } = await import('./types/print-modules.ts');
  const printed = printModules(modules);
  const text = typesKeyText(
    key,
    printed.map((each) => each.text),
  );
  return [...printed, { path: typesKeyFile, text }];
}
