import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keepBytes } from '../pictures/keep.ts';
import type { Staging } from './staging.ts';

const compressible = new Set(['.html', '.json', '.js', '.css', '.svg', '.xml', '.txt']);
// The best quality takes 25 ms a page: worth it for a site of a few hundred pages, not for thousands. The one below
// takes a third of that, for 2 % more bytes, which the heaviest pages have no room for.
const manyFiles = 1500;
const hastyQuality = 5;
const inParallel = 8;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a .br and a .gz beside every text file; each text is compressed once. Returns how many texts there are. */
export async function compressSite(project: string, staging: Staging): Promise<number> {
  const cache = join(project, '.cache/compressed');
  const texts = staging
    .list()
    .filter((path) => compressible.has(extname(path)) && staging.isRetained(path));
  const quality = texts.length > manyFiles ? hastyQuality : constants.BROTLI_MAX_QUALITY;
  const queue = texts.values();
  const work = async () => {
    for (const path of queue) {
      const copies = await compress(staging.find(path) ?? '', cache, quality);
      for (const [extension, bytes] of Object.entries(copies)) {
        staging.write(path + extension, bytes);
      }
    }
  };
  await Promise.all(Array.from({ length: inParallel }, work));
  return texts.length;
}

/** Both compressed copies of a file, by extension. */
async function compress(file: string, cache: string, quality: number) {
  const bytes = await readFile(file);
  const name = `${createHash('sha256').update(bytes).digest('base64url')}-${quality}`;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const keep = (extension: string, make: () => Promise<Buffer>) =>
    keepBytes(join(cache, name + extension), name, make);
  return {
    '.br': await keep('.br', () => brotli(bytes, { params })),
    '.gz': await keep('.gz', () => zip(bytes, { level: 9 })),
  };
}
