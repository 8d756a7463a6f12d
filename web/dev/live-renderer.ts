import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type * as SiteRenderer from '../src/site-renderer.ts';
import type { SiteModules } from '../src/site-renderer.ts';

type Renderer = ReturnType<typeof SiteRenderer.createSiteRenderer>;

/** Returns the site's renderer for the current code and content. */
export type OpenRenderer = () => Promise<Renderer>;

/**
 * The production renderer over generated modules that are loaded apart from its code. If only those have changed, its
 * code is not evaluated again, which takes 30 ms, and pages are rendered by functions that are warm.
 */
export function liveRenderer(server: ViteDevServer, project: string): OpenRenderer {
  const load = <Module>(path: string) => server.ssrLoadModule(path) as Promise<Module>;
  const generated = (name: string) => join(project, 'generated', name);
  let made: { readonly of: readonly unknown[]; readonly renderer: Renderer } | undefined;
  return async () => {
    const of = await Promise.all([
      load<typeof SiteRenderer>('/src/site-renderer.ts'),
      load<SiteModules['routes']>(generated('routes.ts')),
      load<SiteModules['navigation']>(generated('navigation.ts')),
      load<SiteModules['site']>(generated('site.ts')),
    ]);
    if (made?.of.every((module, index) => module === of[index])) return made.renderer;
    const [code, routes, navigation, site] = of;
    made = { of, renderer: code.createSiteRenderer({ routes, navigation, site }) };
    return made.renderer;
  };
}
