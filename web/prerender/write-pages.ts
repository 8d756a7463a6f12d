import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataAddress } from '../../generated/contract/routes.ts';
import { fallbacks, routes } from '../../generated/routes.ts';
import type { PageDocument } from '../../generated/sections.ts';
import { linkOwnStyles } from '../src/shell/own-styles.ts';
import { fingerprint } from './fingerprint.ts';
import { writePageStyles } from './page-styles.ts';
import type { markupReader } from './read-markup.ts';
import { type OpenRenderer, readShell, rendererOf } from './renderer.ts';
import type { PageMemory, ShellMemory, SiteMemory } from './site-memory.ts';
import type { Staging } from './staging.ts';

/** A page of the site being built. */
export interface BuiltPage {
  readonly path: string;
  /** The name of its document. */
  readonly name: string;
  /** Its file in the served folder. */
  readonly file: string;
  readonly facts: PageMemory;
  /** The HTML in UTF-8, unless the last build's is still right: as bytes, thousands of pages fit in the heap. */
  readonly rendered?: Buffer;
}

interface PageParts {
  readonly staging: Staging;
  readonly memory: SiteMemory;
  readonly read: ReturnType<typeof markupReader>;
}

/** Renders the changed pages, each beside its data, and links all pages with their styles. */
export async function writePages(parts: PageParts) {
  const { staging, memory, read } = parts;
  const open = rendererOf(staging);
  const shell = await readShell(staging, open, { known: memory.shell, read });
  const pages: BuiltPage[] = [];
  for (const place of placesToRender())
    pages.push(await buildPage(place, shell, { ...parts, open }));
  const { styles, sheets } = await writePageStyles(pages, {
    staging,
    everywhere: shell.classes,
    known: memory.sheets,
  });
  const isRelinked = (kinds: string) => sheets[kinds]?.address !== memory.sheets[kinds]?.address;
  const isPaperNew = isRelinked('@paper');
  for (const { file, name, facts, rendered } of pages) {
    if (!rendered && !isPaperNew && !isRelinked(facts.kinds)) {
      staging.retain(file);
      continue;
    }
    const html = (rendered ?? readKept(staging, file)).toString();
    staging.write(file, linkOwnStyles(html, name, styles));
  }
  return { pages, shell, styles, sheets };
}

type Place = Pick<BuiltPage, 'path' | 'name'>;

/** The last build's page if it would come out the same, else the page rendered again. */
async function buildPage(
  { path, name }: Place,
  shell: ShellMemory,
  { staging, memory, read, open }: PageParts & { open: OpenRenderer },
): Promise<BuiltPage> {
  const [file, data] = [htmlPath(path), dataAddress(path).slice(1)];
  const sources = ['pages', 'heads'].map((folder) => `${folder}/${name}.json`);
  const known = memory.pages[path];
  const isSourceKnown = known !== undefined && sources.every(staging.isGeneratedKnown);
  const bytes = () =>
    sources.map((each) => readFileSync(join(staging.renderer, 'generated', each)));
  const source = isSourceKnown ? known.source : fingerprint([path, ...bytes()]);
  const isMade = known?.source === source && memory.shell?.key === shell.key;
  if (isMade && [file, data].every(staging.isKnown)) {
    staging.retain(data);
    return { path, name, file, facts: known };
  }
  const renderer = await open();
  const document = renderer.readPageData(name);
  staging.write(data, JSON.stringify(document));
  const html = render(renderer, path);
  // A copy: a substring keeps the whole text in memory.
  const marks = structuredClone(read(html, shell));
  const facts = { source, ...traitsOf(document.page), ...marks };
  return { path, name, file, rendered: Buffer.from(html), facts };
}

function traitsOf({ sections, interactive }: PageDocument) {
  const kinds = [...new Set(sections.map(({ kind }) => kind))].sort().join(' ');
  return { kinds, isInteractive: interactive !== false };
}

function render(renderer: Awaited<ReturnType<OpenRenderer>>, path: string): string {
  try {
    return renderer.render(path).html;
  } catch (cause) {
    throw new Error(`The page ${path} cannot be rendered.`, { cause });
  }
}

function readKept(staging: Staging, file: string): Buffer {
  return readFileSync(staging.find(file) ?? file);
}

/** The canonical pages, and those that answer unknown addresses. */
function placesToRender(): readonly Place[] {
  const canonical = routes.filter(({ alias }) => !alias);
  const known = new Set(canonical.map(({ path }) => path));
  const others = fallbacks.filter(({ path }) => !known.has(path));
  return [...canonical, ...others].map(({ path, page }) => ({ path, name: page }));
}

function htmlPath(path: string): string {
  return `${path.slice(1)}/index.html`.replace(/^\//, '');
}
