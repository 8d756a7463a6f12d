import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './picture.ts';
import { masterPath } from './record.ts';
import type { Renderer } from './renderer.ts';

const quality = 92;

/** Draws one master: finished beside its place first, then moved there, so none is ever half done. */
export async function drawMaster(
  root: string,
  picture: Picture,
  { renderer, signal }: { readonly renderer: Renderer; readonly signal: AbortSignal },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  const master = masterPath(root, picture.key);
  const part = `${dirname(master)}/.part.webp`;
  try {
    const png = join(folder, 'picture.png');
    await renderer.render(picture, png, signal);
    mkdirSync(dirname(master), { recursive: true });
    await sharp(png).webp({ quality, effort: 6 }).toFile(part);
    renameSync(part, master);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(part, { force: true });
  }
}
