import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of this program, for the sites of all dealers. */
export const productFolder = join(import.meta.dirname, '../..');

/** The schemas of the content. */
export const schemaFolder = join(productFolder, 'schema');

/** The folders that a site is made from, as git keeps them: texts, encoded pictures, words of the dealer's own. */
export const siteParts = ['content', 'encoded', 'languages'] as const;

/** The folder of one site: `content/` is in it, and what is made of that stays in it. This one, unless CONTENT names another. */
export function siteFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(environment.CONTENT || productFolder);
}

/** Why a folder is none of a site, in one sentence; undefined if it is one. */
export function siteFault(folder: string): string | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return `There is no folder ${folder}.`;
  return !existsSync(join(folder, 'content')) && existsSync(join(folder, 'site.yaml'))
    ? `${folder} is the content itself: name the folder above it.`
    : undefined;
}
