import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { lookSheet } from '../../../codegen/emit/look-sheet.ts';
import { replaceFile } from '../../../codegen/files/replace-file.ts';
import { productFolder } from '../../../codegen/files/site-folder.ts';
import type { Site } from '../../../codegen/site/site.ts';

const styles = join(productFolder, 'web/src/styles');

/** No such file is there: the plugin makes it, and nothing that is imported by its name is kept. */
const sheet = join(styles, 'drafted.css');

/** As deep as that of the saved content: both name fonts from where they lie. */
const lookOf = (project: string) => join(project, '.cache/drafted-look.css');

/** The style sheet of the site, but with the look of a draft. */
export function draftedSheet(project: string): Plugin {
  return {
    name: 'dealer-site:drafted-sheet',
    apply: 'serve',
    enforce: 'pre',
    // What is made from it is made anew by whoever asks.
    config: () => ({ server: { watch: { ignored: [lookOf(project)] } } }),
    resolveId: (source) => (source.startsWith(sheet) ? source : null),
    load: (id) =>
      id.startsWith(sheet)
        ? readFileSync(join(styles, 'index.css'), 'utf8').replace(
            'generated/look.css',
            lookOf(project),
          )
        : null,
  };
}

/** Whether a draft has another look than the saved content. */
export function isLookDrafted(project: string, draft: Site): boolean {
  const { path, text } = lookSheet(draft);
  return text !== readFileSync(join(project, 'generated', path), 'utf8');
}

/** The style sheet of a draft, made as that of the saved content is. */
export async function draftedStyles(
  server: ViteDevServer,
  project: string,
  draft: Site,
): Promise<string> {
  const { text } = lookSheet(draft);
  replaceFile(lookOf(project), text);
  const { moduleGraph } = server.environments.ssr;
  const address = `${sheet}?inline`;
  const known = moduleGraph.getModuleById(address);
  if (known) moduleGraph.invalidateModule(known);
  return (await server.ssrLoadModule(address)).default;
}
