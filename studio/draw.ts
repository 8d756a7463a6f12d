import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Planned } from './plan.ts';
import { masterPath } from './record.ts';
import type { Renderer, Shot } from './renderer.ts';

// Every file of the site is made from a master: what blurs here, fine lines and red edges first, blurs in all.
const format = { quality: 94, effort: 2, smartSubsample: true };

/** The dependencies of drawing. */
interface Tools {
  readonly root: string;
  readonly renderer: Renderer;
  readonly signal: AbortSignal;
}

/** Draws the masters of one take: each is finished under a temporary name first, so none is ever half done. */
export async function drawMasters(
  [first, ...others]: readonly [Planned, ...Planned[]],
  { root, renderer, signal }: Tools,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  const shotOf = ({ picture }: Planned, index: number) => ({
    picture,
    png: join(folder, `${index}.png`),
  });
  const shots = [
    shotOf(first, 0),
    ...others.map((each, index) => shotOf(each, index + 1)),
  ] as const;
  try {
    await renderer.render({ shots, layers: layersPath(root, first.take) }, signal);
    for (const shot of shots) await writeMaster(root, shot);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeMaster(root: string, { picture, png }: Shot): Promise<void> {
  const { key, width, height } = picture;
  const master = masterPath(root, key);
  const part = `${dirname(master)}/.part.webp`;
  mkdirSync(dirname(master), { recursive: true });
  try {
    await sharp(png).resize(width, height).webp(format).toFile(part);
    renameSync(part, master);
  } finally {
    rmSync(part, { force: true });
  }
}

/** The layers that a cart's paints are mixed from, so that the next paint takes seconds. */
function layersPath(root: string, take: string): string {
  return join(root, '.cache/studio', `${take}.npz`);
}
