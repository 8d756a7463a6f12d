import { deriveSite } from '../derive/derive.ts';
import type { Site } from '../site/site.ts';
import { emitFiles, typePaths } from './emit.ts';
import type { Written } from './write.ts';
import { readTypesKey, writeFiles } from './write.ts';

/** Makes all output of a site without faults, and writes what has changed. */
export async function generate(site: Site, outDir: string): Promise<Written> {
  const derived = deriveSite(site);
  const paths = typePaths(site.content.forms.map(({ id }) => id));
  const files = await emitFiles(site, derived, readTypesKey(outDir, paths));
  return writeFiles(outDir, files);
}
