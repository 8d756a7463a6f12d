import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fallbacks, routes } from '../../generated/routes.ts';
import { readMemory, saveMemory } from './memory.ts';
import { writeIfChanged } from './write-file.ts';

interface Place {
  readonly path: string;
  readonly page: string;
}

/** What every page depends on; a change of one of them renders all pages again. */
const sharedInputs = [
  'build/entry-server.js',
  'build/manifest.json',
  'generated/navigation.ts',
  'generated/site.ts',
];

/** Renders what has changed and writes it into dist/, each page beside its data. */
export async function writePages(project: string) {
  const read = (path: string) => readFileSync(join(project, path));
  const shared = hashOf(sharedInputs.map(read));
  const { render } = await import(pathToFileURL(join(project, 'build/entry-server.js')).href);
  const memory = readMemory(project);
  const places = placesToRender();
  const files: string[] = [];
  let rendered = 0;
  for (const { path, page } of places) {
    const document = read(`generated/pages/${page}.json`);
    const key = hashOf([shared, document, read(`generated/heads/${page}.json`)]);
    const paths = { data: dataPath(path), html: htmlPath(path) };
    const html = join(project, 'dist', paths.html);
    files.push(paths.data, paths.html);
    writeIfChanged(join(project, 'dist', paths.data), document);
    if (memory.isKnown(path, key, html)) continue;
    writeIfChanged(html, render(path).html);
    rendered += 1;
  }
  saveMemory(project, memory);
  return { total: places.length, rendered, files };
}

/** The canonical pages and those that answer unknown addresses. */
function placesToRender(): readonly Place[] {
  const canonical = routes.filter(({ alias }) => !alias);
  const known = new Set(canonical.map(({ path }) => path));
  const others = fallbacks.filter(({ path }) => !known.has(path));
  return [...canonical, ...others].map(({ path, page }) => ({ path, page }));
}

function htmlPath(path: string): string {
  return `${path.slice(1)}/index.html`.replace(/^\//, '');
}

/** Where the browser finds a page's data. */
function dataPath(path: string): string {
  return `data${path === '/' ? '/index' : path}.json`;
}

function hashOf(parts: readonly (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}
