import type { DerivedSite } from '../derive/derive.ts';
import { documentName } from '../model/page.ts';
import { createPrinter } from '../resolve/facts/printer.ts';
import type { Site } from '../site/site.ts';
import { createSiteIndex } from '../site/site-index.ts';
import { contractModules } from './modules/contract-modules.ts';
import { dataModules } from './modules/data-modules.ts';
import { formModules } from './modules/form-modules.ts';
import { type TypeModule, typesKey } from './types/type-module.ts';
import { typeModules } from './types/type-modules.ts';
import { listUnions } from './types/unions.ts';
import { type EmittedFile, readTypesKey, typesKeyFile, type Written, writeFiles } from './write.ts';

/** Puts all output of a site into files, and writes what has changed. */
export async function emitSite(site: Site, derived: DerivedSite, outDir: string): Promise<Written> {
  const unions = listUnions(createSiteIndex(site));
  const print = createPrinter(site.content.site?.data ?? {});
  const types = [...typeModules(site.schemas, unions), ...formModules(site.content.forms, print)];
  return writeFiles(outDir, [
    ...(await typeFiles(types, outDir)),
    ...contractModules(),
    ...dataModules(derived, site.schemas),
    { path: 'examples.json', text: `${JSON.stringify(derived.examples, null, 2)}\n` },
    ...derived.pages.flatMap(({ document, head }) => {
      const name = documentName(document.path);
      return [
        { path: `pages/${name}.json`, text: JSON.stringify(document) },
        { path: `heads/${name}.json`, text: JSON.stringify(head) },
      ];
    }),
  ]);
}

/** What prints the modules of types takes long to load: it is left alone while nothing it would print has changed. */
async function typeFiles(
  modules: readonly TypeModule[],
  outDir: string,
): Promise<readonly EmittedFile[]> {
  const paths = modules.map(({ path }) => path);
  const key = typesKey(modules);
  const keyFile = { path: typesKeyFile, text: `${key}\n` };
  if (key === readTypesKey(outDir, paths)) {
    return [...paths.map((path) => ({ path, text: undefined })), keyFile];
  }
  const { printModules } = await import('./types/print-modules.ts');
  return [...printModules(modules), keyFile];
}
