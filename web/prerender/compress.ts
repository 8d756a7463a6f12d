import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.json', '.js', '.css', '.svg', '.xml', '.txt']);
// The best quality takes 14 ms a page: worth it for a site of some hundred pages, not for thousands.
const manyFiles = 1500;
const inParallel = 8;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Leaves a .br and a .gz beside every text of dist/; each text is compressed once and kept by its hash. */
export async function compressFolder(project: string): Promise<number> {
  const folder = join(project, 'dist');
  const cache = join(project, '.cache/compressed');
  mkdirSync(cache, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => compressible.has(extname(name)))
    .map((name) => join(folder, name));
  const quality = files.length > manyFiles ? 5 : constants.BROTLI_MAX_QUALITY;
  const queue = files.values();
  const work = async () => {
    for (const file of queue) await compress(file, cache, quality);
  };
  await Promise.all(Array.from({ length: inParallel }, work));
  return files.length;
}

async function compress(file: string, cache: string, quality: number): Promise<void> {
  if (isPacked(file)) return;
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
  copyFileSync(`${kept}.br`, `${file}.br`);
  copyFileSync(`${kept}.gz`, `${file}.gz`);
}

/** A text is written only when it changes, so twins that are younger are its own. */
function isPacked(file: string): boolean {
  const twin = statSync(`${file}.gz`, { throwIfNoEntry: false });
  return twin !== undefined && twin.mtimeMs > statSync(file).mtimeMs;
}

/** A file appears in the cache whole or not at all. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}
