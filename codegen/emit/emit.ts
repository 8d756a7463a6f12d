import type { DerivedSite } from '../derive/derive.ts';
import { documentName } from '../model/page.ts';
import type { Site } from '../site/site.ts';
import { createSiteIndex } from '../site/site-index.ts';
import { contractModules } from './modules/contract-modules.ts';
import { dataModules } from './modules/data-modules.ts';
import { typesKey } from './types/types-key.ts';
import { listUnions } from './types/unions.ts';
import { type EmittedFile, typesKeyFile } from './write.ts';

/** Puts everything into files. `keptKey` is what the modules of types in the output folder were made from. */
export async function emitFiles(
  site: Site,
  derived: DerivedSite,
  keptKey: string | undefined,
): Promise<readonly EmittedFile[]> {
  return [
    ...(await typeFiles(site, keptKey)),
    ...contractModules(),
    ...dataModules(derived, site.schemas),
    { path: 'examples.json', text: jsonText(derived.examples) },
    ...derived.pages.flatMap(({ document, head }) => {
      const name = documentName(document.path);
      return [
        { path: `pages/${name}.json`, text: JSON.stringify(document) },
        { path: `heads/${name}.json`, text: JSON.stringify(head) },
      ];
    }),
  ];
}

/** The compiler that puts types together takes long to load: it is left alone while nothing it reads has changed. */
async function typeFiles(site: Site, keptKey: string | undefined): Promise<EmittedFile[]> {
  const unions = listUnions(createSiteIndex(site));
  const key = typesKey(site, unions);
  const { forms } = site.content;
  if (key === keptKey) return typePaths(forms.map(({ id }) => id)).map(keepFile);
  const { emitTypeModules } = await import('./types/type-modules.ts');
  const { emitFormModules } = await import('./modules/form-modules.ts');
  const { content, sections } = emitTypeModules(site.schemas, unions);
  return [
    { path: 'content.ts', text: content },
    { path: 'sections.ts', text: sections },
    ...emitFormModules(forms),
    { path: typesKeyFile, text: `${key}\n` },
  ];
}

/** The modules of types and forms, and what they were made from. */
export function typePaths(forms: readonly string[]): readonly string[] {
  const modules = forms.map((id) => `forms/${id}.ts`);
  return ['content.ts', 'sections.ts', ...modules, 'forms.ts', typesKeyFile];
}

function keepFile(path: string): EmittedFile {
  return { path, text: undefined };
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
