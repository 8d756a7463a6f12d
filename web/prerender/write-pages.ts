import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Memo } from '../../codegen/memo.ts';
import { dataAddress } from '../../generated/contract/routes.ts';
import { fallbacks, routes } from '../../generated/routes.ts';
import type { NextSite } from './next-site.ts';
import type { RenderedPage, ShellFacts } from './page-facts.ts';
import type { linkReader } from './read-links.ts';
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
  readonly read: ReturnType<typeof linkReader>;
}

/** Renders every page, or finds it as rendered from the same; writes each beside its data. */
export async function writePages(parts: PageParts) {
  const { next, memo } = parts;
  const open = rendererOf(next);
  const shell = await readShell(next, { ...parts, open });
  let rendered = 0;
  const pages: BuiltPage[] = [];
  for (const { path, name } of placesToRender()) {
    const input = [shell.key, path, ...sourcesOf(name, next)];
    const { html, data, links } = await memo.getAsync('page', input, () => {
      rendered += 1;
      return renderPage({ path, name }, shell, { ...parts, open });
    });
    next.write(dataAddress(path).slice(1), data);
    const file = htmlPath(path);
    next.write(file, html);
    pages.push({ path, name, file, links });
  }
  return { pages, rendered, shell };
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
  return { html, data: JSON.stringify(data), links: read(html, shell.links) };
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
