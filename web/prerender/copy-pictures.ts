import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

const pictureTypes = new Set(['.webp', '.avif', '.png', '.jpg', '.svg']);

/** Copies the pictures of the content to where pages refer to them; returns their paths there. */
export function copyPictures(project: string): string[] {
  const from = join(project, 'content/pictures');
  if (!existsSync(from)) return [];
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' });
  const pictures = names.filter((name) => pictureTypes.has(extname(name)));
  return pictures.map((name) => {
    const path = `pictures/${name.split(sep).join('/')}`;
    copyIfChanged(join(from, name), join(project, 'dist', path));
    return path;
  });
}

function copyIfChanged(from: string, to: string): void {
  const source = statSync(from);
  const target = statSync(to, { throwIfNoEntry: false });
  if (target?.size === source.size && target.mtimeMs >= source.mtimeMs) return;
  cpSync(from, to);
}
