import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, hashFiles, hashOf } from '../../codegen/files/hash-files.ts';
import type { Memo } from '../../codegen/memo.ts';
import { dataAddress } from '../../generated/contract/routes.ts';
import { fallbacks, routes } from '../../generated/routes.ts';
import type { PageData } from '../src/page/page-data.ts';
import type { ShellParts as SiteShell } from '../src/shell/html-document.tsx';
import type { linkReader } from './dead-links.ts';
import type { NextSite } from './next-site.ts';

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
  const all = { ...parts, open: rendererOf(next) };
  const shell = await readShell(all);
  let rendered = 0;
  const pages: BuiltPage[] = [];
  for (const { path, name } of pagesToRender()) {
    const input = [shell.key, path, ...sourcesOf(name, next)];
    const { html, data, links } = await memo.getAsync('page', input, () => {
      rendered += 1;
      return renderPage({ path, name }, shell, all);
    });
    next.write(dataAddress(path).slice(1), data);
    const file = htmlPath(path);
    next.write(file, html);
    pages.push({ path, name, file, links });
  }
  return { pages, rendered, shell };
}

type PageAddress = Pick<BuiltPage, 'path' | 'name'>;
type RenderParts = PageParts & { readonly open: OpenRenderer };

/** The document and the head of a page, as they were generated. */
function sourcesOf(name: string, { renderer }: NextSite): readonly string[] {
  return ['pages', 'heads'].map((folder) =>
    readFileSync(join(renderer, 'generated', folder, `${name}.json`), 'utf8'),
  );
}

async function renderPage(
  { path, name }: PageAddress,
  shell: ShellFacts,
  { read, open }: RenderParts,
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
function pagesToRender(): readonly PageAddress[] {
  const canonical = routes.filter(({ alias }) => !alias);
  const known = new Set(canonical.map(({ path }) => path));
  const others = fallbacks.filter(({ path }) => !known.has(path));
  return [...canonical, ...others].map(({ path, page }) => ({ path, name: page }));
}

function htmlPath(path: string): string {
  return `${path.slice(1)}/index.html`.replace(/^\//, '');
}

/** What all pages share. */
export interface ShellFacts {
  /** A fingerprint of everything that decides how it looks. */
  readonly key: string;
  /** The site's own addresses in it. */
  readonly links: readonly string[];
}

/** A page, rendered: its HTML, and its links besides those that all pages share. */
interface RenderedPage {
  readonly html: string;
  /** What the browser fetches for it, as JSON. */
  readonly data: string;
  readonly links: readonly string[];
}

/** The exports of the bundled renderer. */
interface BuiltRenderer {
  readonly siteShell: SiteShell;
  render(path: string): { readonly html: string };
  readPageData(name: string): PageData;
}

/** Loads the renderer on first use. */
type OpenRenderer = () => Promise<BuiltRenderer>;

/** The renderer of the site being built: to be opened only if there is something to render. */
function rendererOf({ renderer }: NextSite): OpenRenderer {
  let opened: Promise<BuiltRenderer> | undefined;
  return () => {
    opened ??= import(pathToFileURL(join(renderer, 'entry-server.js')).href);
    return opened;
  };
}

/** The generated sources of what all pages share. */
const shellSources = ['navigation.ts', 'site.ts'];

/** Other generated modules that decide how pages look. */
const settings = ['forms.ts', 'picture-widths.ts', 'print-settings.ts'];

/** What all pages share. Much of what the navigation is made from does not show, and changes no page. */
async function readShell({ next, memo, read, open }: RenderParts): Promise<ShellFacts> {
  const { renderer } = next;
  const folders = ['contract', 'forms'].flatMap((folder) =>
    filesBelow(join(renderer, 'generated', folder)).map((file) => `${folder}/${file}`),
  );
  const generated = (paths: readonly string[]) => paths.map((path) => `generated/${path}`);
  const bundles = ['entry-server.js', 'manifest.json'];
  const code = hashFiles([], renderer, [...bundles, ...generated([...settings, ...folders])]);
  const source = hashFiles([code], renderer, generated(shellSources));
  return memo.getAsync('shell', [source], async () => {
    const { siteShell } = await open();
    const { before, after } = siteShell.layout;
    const key = hashOf([code, siteShell]);
    return { key, links: read(before + after) };
  });
}
