import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DerivedSite } from '../derive/derive.ts';
import { handbookPages } from '../diagnostics/handbook.ts';
import type { History } from '../load/history.ts';
import type { Memo } from '../memo.ts';
import { documentName } from '../model/page.ts';
import { createPrinter } from '../resolve/facts/printer.ts';
import type { Site } from '../site/site.ts';
import { createSiteIndex } from '../site/site-index.ts';
import { fontLicenseList, lookSheet } from './look-sheet.ts';
import { changeModule } from './modules/change-module.ts';
import { dataModules } from './modules/data-modules.ts';
import { formModules } from './modules/form-modules.ts';
import { schemaFiles } from './schema-files.ts';
import { printModules } from './types/print-modules.ts';
import { listUnions, typeModules } from './types/type-modules.ts';
import { type EmittedFile, outputMark, type Written, writeFiles } from './write.ts';

interface EmitOptions {
  readonly outDir: string;
  /** Whether to write the pages too. */
  readonly hasPages: boolean;
  /** When what they show was written, if that is to be said. */
  readonly history?: History | undefined;
  readonly recall: Memo['get'];
}

/** Writes all output of a site; unchanged files are left alone. */
export function emitSite(
  site: Site,
  derived: DerivedSite,
  { outDir, hasPages, history, recall }: EmitOptions,
): Written {
  return writeFiles(outDir, filesOf());

  function* filesOf(): Generator<EmittedFile> {
    yield outputMark;
    yield* typeFiles(site, derived, recall);
    yield* dataModules(derived, site);
    yield changeModule(site, history, recall);
    yield lookSheet(site);
    yield fontLicenseList(site);
    yield* schemaFiles(site.schemas);
    yield* contractModules();
    yield codesModule();
    yield { path: 'examples.json', text: `${JSON.stringify(derived.examples, null, 2)}\n` };
    if (hasPages) yield* pageFiles(derived);
  }
}

/** Makes the text of a page only when it is written: those of 20,000 towns would take half a gigabyte. */
function* pageFiles({ pages }: DerivedSite): Generator<EmittedFile> {
  for (const { document, head } of pages()) {
    const name = documentName(document.path);
    yield { path: `pages/${name}.json`, text: JSON.stringify(document) };
    yield { path: `heads/${name}.json`, text: JSON.stringify(head) };
  }
}

/** The types, and the rules of forms. Their printer takes a second, which is saved while they are the same. */
function typeFiles(site: Site, derived: DerivedSite, recall: Memo['get']): readonly EmittedFile[] {
  const unions = listUnions(createSiteIndex(site));
  const print = createPrinter(site.content.site?.data ?? {});
  const { timezone } = derived.site;
  const input = [site.schemas.key, unions, derived.forms, print.locale, print.currency, timezone];
  return recall('types', input, () =>
    printModules([
      ...typeModules(site.schemas, unions),
      ...formModules(derived.forms, { print, timezone }),
    ]),
  );
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

/** The type of the codes that have a page in the handbook: one without a page is an error of types wherever it is used. */
function codesModule(): EmittedFile {
  const codes = [...handbookPages().keys()].map((code) => `\n  | '${code}'`);
  return {
    path: 'codes.ts',
    text: `/** The code of a message: it has a page in the handbook. */\nexport type Code =${codes.join('')};\n`,
  };
}
