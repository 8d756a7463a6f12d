import { createHash } from 'node:crypto';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keepBytes } from '../pictures/keep.ts';
import type { NextSite } from './next-site.ts';

const compressible = new Set(['.html', '.json', '.js', '.css', '.svg', '.xml', '.txt']);
// The best quality takes three times as long for 2 % fewer bytes: it is for the few files that most visitors load.
const quality = 10;
const best = new Set(['.js', '.css']);
const homePage = 'index.html';
const inParallel = 8;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a .br and a .gz beside every text file; each text is compressed once. Returns how many texts there are. */
export async function compressSite(project: string, next: NextSite): Promise<number> {
  const cache = join(project, '.cache/compressed');
  const texts = [...next.files].filter((path) => compressible.has(extname(path)));
  const queue = texts.values();
  const work = async () => {
    for (const path of queue) {
      // A text that is as it was has the copies that it had.
      if (['.br', '.gz'].every((extension) => next.keep(path + extension, path))) continue;
      const copies = await compress(path, next.read(path), cache);
      for (const [extension, bytes] of Object.entries(copies)) {
        next.write(path + extension, bytes);
      }
    }
  };
  await Promise.all(Array.from({ length: inParallel }, work));
  return texts.length;
}

/** Both compressed copies of a text, by extension. */
async function compress(path: string, bytes: Buffer, cache: string) {
  const isLoadedMost = path === homePage || best.has(extname(path));
  const level = isLoadedMost ? constants.BROTLI_MAX_QUALITY : quality;
  const name = `${createHash('sha256').update(bytes).digest('base64url')}-${level}`;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const keep = (extension: string, make: () => Promise<Buffer>) =>
    keepBytes(join(cache, name + extension), name, make);
  return {
    '.br': await keep('.br', () => brotli(bytes, { params })),
    '.gz': await keep('.gz', () => zip(bytes, { level: 9 })),
  };
}
