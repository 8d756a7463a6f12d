import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Stage } from './stage.ts';

const compressible = new Set(['.html', '.json', '.js', '.css', '.svg', '.xml', '.txt']);
// The best quality takes 14 ms a page: worth it for a site of some hundred pages, not for thousands.
const manyFiles = 1500;
const inParallel = 8;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Leaves a .br and a .gz beside every text; each text is compressed once and kept by its hash. */
export async function compressSite(project: string, stage: Stage): Promise<number> {
  const cache = join(project, '.cache/compressed');
  mkdirSync(cache, { recursive: true });
  const texts = stage.list().filter((path) => compressible.has(extname(path)) && stage.keeps(path));
  const quality = texts.length > manyFiles ? 5 : constants.BROTLI_MAX_QUALITY;
  const queue = texts.values();
  const work = async () => {
    for (const path of queue) {
      if (isPacked(stage, path)) continue;
      const kept = await compress(stage.find(path) ?? '', cache, quality);
      for (const ending of ['.br', '.gz']) await stage.copy(path + ending, kept + ending);
    }
  };
  await Promise.all(Array.from({ length: inParallel }, work));
  return texts.length;
}

/** Returns the path of both compressed files in the cache, but for their endings. */
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

/** Twins that are younger than their text are its own. */
function isPacked(stage: Stage, path: string): boolean {
  const [text, twin] = [stage.find(path), stage.find(`${path}.gz`)];
  if (stage.isNew(path) || !text || !twin) return false;
  return statSync(twin).mtimeMs > statSync(text).mtimeMs;
}

/** A file appears in the cache whole or not at all. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}
