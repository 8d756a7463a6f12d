import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataAddress } from '../../generated/contract/routes.ts';
import { fallbacks, routes } from '../../generated/routes.ts';
import type { PageData } from '../src/page/page-data.ts';
import { readMemory } from './memory.ts';
import { type Draft, writePageStyles } from './page-styles.ts';
import type { Staging } from './staging.ts';

interface Place {
  readonly path: string;
  readonly page: string;
}

/** What every page depends on; a change of one of them renders all pages again. */
const sharedInputs = ['generated/navigation.ts', 'generated/site.ts'];
const rendererInputs = ['entry-server.js', 'manifest.json'];

/** Renders what has changed, each page beside its data; the memory is to be kept once they are in place. */
export async function writePages(project: string, staging: Staging) {
  const read = (path: string) => readFileSync(join(staging.renderer, path));
  const shared = hashOf([...rendererInputs, ...sharedInputs].map(read));
  const entry = pathToFileURL(join(staging.renderer, 'entry-server.js')).href;
  const { render, readPageData, linkOwnStyles } = await import(entry);
  const memory = readMemory(project);
  const places = placesToRender();
  let rendered = 0;
  const draft = ({ path, page: name }: Place): Draft => {
    const sources = ['pages', 'heads'].map((folder) => read(`generated/${folder}/${name}.json`));
    const data: PageData = readPageData(name);
    staging.write(dataAddress(path).slice(1), JSON.stringify(data));
    const file = htmlPath(path);
    const kept = staging.find(file);
    const isKnown = memory.isKnown(path, hashOf([shared, ...sources]), kept);
    if (!isKnown) rendered += 1;
    const html = isKnown && kept ? readFileSync(kept, 'utf8') : renderPage(render, path);
    return { path, name, file, html, page: data.page };
  };
  const drafts = places.map(draft);
  const styles = writePageStyles(drafts, staging);
  const pages = new Map<string, string>();
  for (const { path, name, file, html } of drafts) {
    const page = linkOwnStyles(html, name, styles);
    staging.write(file, page);
    pages.set(path, page);
  }
  writeFileSync(join(staging.renderer, 'styles.json'), JSON.stringify(styles));
  return { pages, rendered, memory };
}

function renderPage(render: (path: string) => { html: string }, path: string): string {
  try {
    return render(path).html;
  } catch (cause) {
    throw new Error(`The page ${path} cannot be rendered.`, { cause });
  }
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

function hashOf(parts: readonly (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}
