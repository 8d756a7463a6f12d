import { join } from 'node:path';

/** Where the modules of a site are generated while it is written: those of each further language in a folder of their own. */
export function generatedFolder(project: string, language?: string): string {
  if (language === undefined) return join(project, 'generated');
  return join(translatedFolder(project), language, 'generated');
}

/** Where those of all further languages are. */
export function translatedFolder(project: string): string {
  return join(project, '.cache/languages');
}
