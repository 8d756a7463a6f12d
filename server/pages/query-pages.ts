import type { Renderer } from '../../generated/contract/render.ts';
import type { Resource } from '../http/resource.ts';
import { createPageCache } from './page-cache.ts';
import type { RenderLimiter } from './render-limiter.ts';
import { createHtmlResource } from './send-html.ts';

/** Renders the page at an address; undefined when too many were rendered within a second. */
export type RenderPage = (url: string) => Promise<Resource | undefined>;

/** Renders and caches pages for the queries that they read. */
export function createPageRenderer(
  renderer: Pick<Renderer, 'render'>,
  maxEntries: number,
  mayRender: RenderLimiter,
): RenderPage {
  const pages = createPageCache<Resource>(maxEntries);
  const render = async (url: string) => createHtmlResource(await renderer.render(url));
  return async (url) => {
    return pages.has(url) || (await mayRender()) ? pages.get(url, () => render(url)) : undefined;
  };
}
