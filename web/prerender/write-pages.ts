import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Memo } from '../../codegen/memo.ts';
import { dataAddress } from '../../generated/contract/routes.ts';
import { fallbacks, routes } from '../../generated/routes.ts';
import { linkOwnStyles } from '../src/shell/own-styles.ts';
import type { NextSite } from './next-site.ts';
import type { RenderedPage, ShellFacts } from './page-facts.ts';
import { writePageStyles } from './page-styles.ts';
import type { markupReader } from './read-markup.ts';
import { type OpenRenderer, readShell, rendererOf } from './renderer.ts';

/** A page of the site being built. */
export interface BuiltPage {
  readonly path: string;
  /** The name of its document. */
  readonly name: string;
  /** Its file in the served folder. */
  readonly file: string;
  readonly links: readonly string[];
}

interface PageParts {
  readonly next: NextSite;
  readonly memo: Memo;
  readonly read: ReturnType<typeof markupReader>;
}

/** Renders every page, or finds it as rendered from the same; writes each beside its data, linked with its styles. */
export async function writePages(parts: PageParts) {
  const { next, memo } = parts;
  const open = rendererOf(next);
  const shell = await readShell(next, { ...parts, open });
  let rendered = 0;
  const pages = [];
  for (const { path, name } of placesToRender()) {
    const input = [shell.key, path, ...sourcesOf(name, next)];
    const { html, data, ...page } = await memo.getAsync('page', input, () => {
      rendered += 1;
      return renderPage({ path, name }, shell, { ...parts, open });
    });
    next.write(dataAddress(path).slice(1), data);
    // As bytes, thousands of pages fit in the heap.
    pages.push({ path, name, file: htmlPath(path), page, html: Buffer.from(html) });
  }
  const everywhere = shell.classes;
  const styles = await writePageStyles(pages, { next, memo, everywhere });
  const built = pages.map(({ path, name, file, page, html }): BuiltPage => {
    next.write(file, linkOwnStyles(html.toString(), name, styles));
    return { path, name, file, links: page.links };
  });
  return { pages: built, rendered, shell, styles };
}

type Place = Pick<BuiltPage, 'path' | 'name'>;

/** The document and the head of a page, as they were generated. */
function sourcesOf(name: string, { renderer }: NextSite): readonly string[] {
  return ['pages', 'heads'].map((folder) =>
    readFileSync(join(renderer, 'generated', folder, `${name}.json`), 'utf8'),
  );
}

async function renderPage(
  { path, name }: Place,
  shell: ShellFacts,
  { read, open }: PageParts & { open: OpenRenderer },
): Promise<RenderedPage> {
  const renderer = await open();
  const data = renderer.readPageData(name);
  const html = render(renderer, path);
  const { sections, interactive } = data.page;
  const kinds = [...new Set(sections.map(({ kind }) => kind))].sort().join(' ');
  const isInteractive = interactive !== false;
  return { html, data: JSON.stringify(data), kinds, isInteractive, ...read(html, shell) };
}

function render(renderer: Awaited<ReturnType<OpenRenderer>>, path: string): string {
  try {
    return renderer.render(path).html;
  } catch (cause) {
    throw new Error(`The page ${path} cannot be rendered.`, { cause });
  }
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
