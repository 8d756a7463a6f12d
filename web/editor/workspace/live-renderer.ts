import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { pathOfDocument } from '../../../codegen/model/page.ts';
import type * as SiteRenderer from '../../src/site-renderer.ts';
import type { ReadPage, SiteModules } from '../../src/site-renderer.ts';
import type { CompiledContent } from './compiled-content.ts';

type Renderer = ReturnType<typeof SiteRenderer.createSiteRenderer>;

/** Returns the site's renderer for the current code and content. */
export type OpenRenderer = () => Promise<Renderer>;

/**
 * The production renderer over generated modules that are loaded apart from its code. If only those have changed, its
 * code is not evaluated again, which takes 30 ms, and pages are rendered by functions that are warm.
 */
export function liveRenderer(
  server: ViteDevServer,
  project: string,
  content: CompiledContent,
): OpenRenderer {
  let made: { readonly of: readonly unknown[]; readonly renderer: Renderer } | undefined;
  return async () => {
    const of = await loadModules(server, project);
    if (made?.of.every((module, index) => module === of[index])) return made.renderer;
    made = { of, renderer: rendererOf(of, content) };
    return made.renderer;
  };
}

/** The renderer of the saved content, with the pages of another state of it. */
export async function rendererWith(
  server: ViteDevServer,
  project: string,
  content: Pages,
): Promise<Renderer> {
  return rendererOf(await loadModules(server, project), content);
}

type Pages = Pick<CompiledContent, 'site'>;

function loadModules(server: ViteDevServer, project: string) {
  const load = <Module>(path: string) => server.ssrLoadModule(path) as Promise<Module>;
  const generated = (name: string) => join(project, 'generated', name);
  return Promise.all([
    load<typeof SiteRenderer>('/src/site-renderer.ts'),
    load<SiteModules['routes']>(generated('routes.ts')),
    load<SiteModules['navigation']>(generated('navigation.ts')),
    load<SiteModules['site']>(generated('site.ts')),
  ]);
}

function rendererOf(
  [code, routes, navigation, site]: Awaited<ReturnType<typeof loadModules>>,
  content: Pages,
): Renderer {
  return code.createSiteRenderer({ routes, navigation, site }, pageReader(content));
}

/** Reads pages from the content as it was last saved, made when they are asked for. */
function pageReader(content: Pages): ReadPage {
  let of = content.site();
  let made = new Map<string, ReturnType<ReadPage>>();
  return (name) => {
    const site = content.site();
    if (site !== of) made = new Map();
    of = site;
    const known = made.get(name);
    if (known) return known;
    const page = site?.page(pathOfDocument(name));
    if (!page) throw new Error(`there is no page ${name}`);
    // As it is read from a file once the site is built.
    const { document, head } = JSON.parse(JSON.stringify(page));
    made.set(name, { page: document, head });
    return { page: document, head };
  };
}
