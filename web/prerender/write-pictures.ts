import { readFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.ts';
import type { SiteMemory } from './site-memory.ts';
import type { Staging } from './staging.ts';

interface PictureParts {
  readonly project: string;
  readonly staging: Staging;
  readonly known: SiteMemory['pictures'];
}

/** What pictures and icons are made from; their addresses contain fingerprints of the masters. */
const sources = ['picture-files.ts', 'site.ts'];

/** Writes every picture, preview and icon; those that exist are not made again. */
export async function writePictures({ project, staging, known }: PictureParts) {
  const key = fingerprint(sources.map((name) => readFileSync(`${project}/generated/${name}`)));
  if (key === known.key && known.paths.every(staging.isKnown)) {
    for (const path of known.paths) staging.retain(path);
    return known;
  }
  const { makePictures } = await import('./make-pictures.ts');
  return { key, paths: await makePictures(project, staging) };
}
