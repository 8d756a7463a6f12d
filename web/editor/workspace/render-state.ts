import type { ViteDevServer } from 'vite';
import type { State } from '../../../changes/compare/compare-sites.ts';
import { type Compilation, goodSite } from '../../../codegen/compile.ts';
import { pathOfDocument } from '../../../codegen/model/page.ts';
import type * as SiteRenderer from '../../src/site-renderer.ts';

/** A state of the content with every page as it would be built, made in this process. */
export async function renderState(server: ViteDevServer, compiled: Compilation): Promise<State> {
  if (!goodSite(compiled)) return { compiled, pages: new Map() };
  const site = await compiled.derive();
  const code = (await server.ssrLoadModule('/src/site-renderer.ts')) as typeof SiteRenderer;
  // What the modules of the generated folder hold, before it is written there.
  const modules = { routes: site, navigation: site, site } as unknown as SiteRenderer.SiteModules;
  const { render } = code.createSiteRenderer(modules, (name) => {
    const page = site.page(pathOfDocument(name));
    if (!page) throw new Error(`there is no page ${name}`);
    const { document, head } = JSON.parse(JSON.stringify(page));
    return { page: document, head };
  });
  const pages = new Map<string, { html: string; bytes: number }>();
  for (const { document } of site.pages()) {
    pages.set(document.path, { html: render(document.path).html, bytes: 0 });
    // Other requests are answered in between.
    await new Promise((resolve) => void setImmediate(resolve));
  }
  return { compiled, pages };
}
