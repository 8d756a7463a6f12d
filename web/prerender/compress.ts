import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Staging } from './staging.ts';

const compressible = new Set(['.html', '.json', '.js', '.css', '.svg', '.xml', '.txt']);
// The best quality takes 25 ms a page: worth it for a site of a few hundred pages, not for thousands. The one below
// takes a third of that, for 2 % more bytes, which the heaviest pages have no room for.
const manyFiles = 1500;
const hastyQuality = 5;
const inParallel = 8;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a .br and a .gz beside every text file; each text is compressed once and cached by its hash. Returns the
 * quality, and how many texts were due.
 */
export async function compressSite(project: string, staging: Staging, lastQuality: number) {
  const cache = join(project, '.cache/compressed');
  mkdirSync(cache, { recursive: true });
  const texts = staging
    .list()
    .filter((path) => compressible.has(extname(path)) && staging.isRetained(path));
  const quality = texts.length > manyFiles ? hastyQuality : constants.BROTLI_MAX_QUALITY;
  const isPacked = (path: string) =>
    quality === lastQuality && [path, ...copiesOf(path)].every(staging.isKnown);
  const due = texts.filter((path) => !isPacked(path));
  const queue = due.values();
  const work = async () => {
    for (const path of queue) {
      const kept = await compress(staging.find(path) ?? '', cache, quality);
      for (const copy of copiesOf(path)) {
        staging.write(copy, await readFile(kept + extname(copy)));
      }
    }
  };
  await Promise.all(Array.from({ length: inParallel }, work));
  return { quality, packed: due.length };
}

const copiesOf = (path: string) => [`${path}.br`, `${path}.gz`];

/** Returns the path of both compressed files in the cache, without their extensions. */
async function compress(file: string, cache: string, quality: number): Promise<string> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('base64url');
  const kept = join(cache, `${hash}-${quality}`);
  if (!existsSync(`${kept}.gz`)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await keep(`${kept}.br`, await brotli(bytes, { params }));
    await keep(`${kept}.gz`, await zip(bytes, { level: 9 }));
  }
  return kept;
}

/** A file appears in the cache whole or not at all. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}
