import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './picture.ts';

/** The text of the scripts that a kind of picture depends on. */
export interface Scripts {
  readonly cart: string;
  readonly scene: string;
}

/** Reads the scripts below `folder`; a cart on the stage does not depend on places and plants. */
export function readScripts(folder: string): Scripts {
  const files = globSync('**/*.py', { cwd: folder }).sort();
  const textOf = (chosen: readonly string[]) =>
    chosen
      .map((file) => `${file}\n${effective(readFileSync(join(folder, file), 'utf8'))}`)
      .join('');
  const isPlace = (file: string) => /^(scenes|scenery)\//.test(file);
  return { cart: textOf(files.filter((file) => !isPlace(file))), scene: textOf(files) };
}

/** A hash of everything that decides how a picture comes out. */
export function fingerprintOf(picture: Picture, scripts: Scripts): string {
  const { key: _key, ...parameters } = picture;
  return createHash('sha256')
    .update(JSON.stringify(inKeyOrder(parameters)))
    .update(scripts[picture.subject.kind])
    .digest('hex');
}

/** A hash of what pictures drawn in one take have in common: those of a cart differ only in paint. */
export function takeOf(picture: Picture, scripts: Scripts): string {
  const { subject } = picture;
  if (subject.kind === 'scene') return fingerprintOf(picture, scripts);
  const { paint: _paint, ...parts } = subject.look;
  const bare = { ...picture, subject: { ...subject, look: parts } };
  return fingerprintOf(bare as unknown as Picture, scripts);
}

/** A script without blank lines and comments: a better comment must not redraw every picture. */
function effective(script: string): string {
  return script
    .split('\n')
    .filter((line) => !/^\s*(#.*)?$/.test(line))
    .join('\n');
}

/** Two looks that differ only in key order are the same look. */
function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, inKeyOrder(each)]));
}
